package io.avrodyne.flink;

import io.avrodyne.signatures.Dependencies;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  @Test
  void onlyWhatIsForAdaptersAndKafkaAreUsed() {
    Dependencies.requireOfAdapter("io.avrodyne.flink", "io.avrodyne.kafka");
  }
}
