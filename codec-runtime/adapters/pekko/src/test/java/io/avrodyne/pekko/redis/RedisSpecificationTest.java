package io.avrodyne.pekko.redis;

import com.typesafe.config.Config;
import java.util.stream.Stream;
import org.apache.pekko.persistence.CapabilityFlag;
import org.apache.pekko.persistence.japi.journal.JavaJournalSpec;
import org.apache.pekko.persistence.japi.snapshot.JavaSnapshotStoreSpec;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What Pekko demands of a journal and of a snapshot store. */
class RedisSpecificationTest {

  @TestFactory
  Stream<DynamicTest> journal() {
    return SpecificationRun.testsOf(new JournalSpecification(config()), 16);
  }

  @TestFactory
  Stream<DynamicTest> snapshotStore() {
    return SpecificationRun.testsOf(new SnapshotSpecification(config()), 12);
  }

  private static Config config() {
    return RedisPlugins.config(RedisOfTests.port());
  }

  @SuppressWarnings("serial") // As every suite of ScalaTest, for no use here.
  private static final class JournalSpecification extends JavaJournalSpec {

    JournalSpecification(Config config) {
      super(config);
    }

    @Override
    public CapabilityFlag supportsMetadata() {
      return CapabilityFlag.off();
    }
  }

  @SuppressWarnings("serial") // As every suite of ScalaTest, for no use here.
  private static final class SnapshotSpecification extends JavaSnapshotStoreSpec {

    SnapshotSpecification(Config config) {
      super(config);
    }

    @Override
    public CapabilityFlag supportsMetadata() {
      return CapabilityFlag.off();
    }
  }
}
