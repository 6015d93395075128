package io.avrodyne.benchmarks.format.avrodyne;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Sample;
import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.runtime.AvroInput;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decoding allocates the objects that it returns, whose sizes were added up by hand. */
class DecodedBytesTest {

  private static final int ROUNDS = 10;
  private static final int OPERATIONS = 20_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private int decoded;

  @ParameterizedTest
  @CsvSource({"EQUITY_T1, 832", "EQUITY_T2, 832", "SOCIAL_POST, 2464"})
  void onlyTheObjectsAreAllocated(Workload workload, long bytes) {
    assumeTrue(
        THREADS.isThreadAllocatedMemorySupported(), "This JVM does not count allocated bytes");
    Sample sample = workload.sample(Size.FULL);
    assertEquals(bytes, bytesOfDecoding(sample.models().get(0), sample.objects().get(0)));
  }

  private <T> long bytesOfDecoding(Model<T> model, Object object) {
    byte[] encoded = model.codec().encode(model.type().cast(object));
    AvroInput in = new AvroInput();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < OPERATIONS; i++) {
        decoded += model.codec().decode(in.reset(encoded)).getClass().hashCode();
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertNotEquals(0, decoded);
    return Math.round((double) least / OPERATIONS);
  }
}
