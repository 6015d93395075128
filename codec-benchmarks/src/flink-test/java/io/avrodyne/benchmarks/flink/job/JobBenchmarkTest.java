package io.avrodyne.benchmarks.flink.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.flink.data.EventKind;
import io.avrodyne.benchmarks.flink.data.Form;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JobBenchmarkTest {

  private static final int EVENTS = 2_000;
  private static final int KEYS = 100;

  static Stream<JobBenchmark> contenders() {
    return BenchmarkClasses.of("job").map(JobBenchmark.class::cast);
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void everyJobCountsItsEvents(JobBenchmark contender) throws Exception {
    contender.event = EventKind.BANK;
    contender.form = Form.BEAN;
    contender.events = EVENTS;
    contender.keys = KEYS;
    contender.backend = Backend.ROCKSDB;
    contender.open();
    try {
      JobFigures figures = new JobFigures();
      contender.process(figures);
      contender.finish();
      assertEquals(EVENTS, figures.events);
      assertTrue(figures.savepointBytes > KEYS * 40, () -> figures.savepointBytes + " bytes");
    } finally {
      contender.close();
    }
  }
}
