package io.avrodyne.benchmarks.flink;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.benchmarks.flink.data.EventKind;
import io.avrodyne.benchmarks.flink.data.Form;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FlinkBenchmarkTest {

  static Stream<SerializerBenchmark> cases() {
    return Arrays.stream(EventKind.values())
        .flatMap(event -> Arrays.stream(Form.values()).flatMap(form -> cases(event, form)));
  }

  private static Stream<SerializerBenchmark> cases(EventKind event, Form form) {
    return BenchmarkClasses.of("flink\\.[A-Z]\\w+")
        .map(SerializerBenchmark.class::cast)
        .map(each -> with(each, event, form));
  }

  private static SerializerBenchmark with(
      SerializerBenchmark benchmark, EventKind event, Form form) {
    benchmark.event = event;
    benchmark.form = form;
    return benchmark;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everySerializerPassesTheGate(SerializerBenchmark contender) throws Exception {
    assertDoesNotThrow(contender::setUp);
    SerializerFigures figures = new SerializerFigures();
    assertTrue(contender.serialize(figures) > 40);
    assertNotNull(contender.deserialize(figures));
    assertNotNull(contender.copy(figures));
    contender.count();
    assertTrue(figures.payloadBytes > 40);
    Map<String, String> parameters =
        Map.of("event", contender.event.name(), "form", contender.form.name());
    assertTrue(contender.describe(parameters).wireBytes() > 40);
  }
}
