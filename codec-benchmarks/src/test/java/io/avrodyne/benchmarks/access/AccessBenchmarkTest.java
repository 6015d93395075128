package io.avrodyne.benchmarks.access;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import io.avrodyne.runtime.AvroOutput;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AccessBenchmarkTest {

  static Stream<AccessBenchmark> forms() {
    return Stream.of(new PrivateFieldsBenchmark(), new VisibleFieldsBenchmark());
  }

  @Test
  void bothFormsAreMeasured() {
    BenchmarkClasses.assertComplete("access", forms());
  }

  @ParameterizedTest
  @MethodSource("forms")
  void eachFormReadsAndWritesTheSameData(AccessBenchmark form) {
    assertDoesNotThrow(form::setUp);
    int bytes = form.describe(Map.of()).wireBytes();
    assertTrue(bytes > 100, () -> bytes + " bytes");
    AvroOutput written = assertInstanceOf(AvroOutput.class, form.write());
    assertTrue(written.size() > 100, () -> written.size() + " bytes");
  }

  @Test
  void eachFormMakesItsOwnObjects() {
    Stream<Class<?>> made =
        forms()
            .map(
                form -> {
                  form.setUp();
                  return form.read().getClass();
                });
    assertEquals(Stream.of(PrivateParcel.class, VisibleParcel.class).toList(), made.toList());
  }
}
