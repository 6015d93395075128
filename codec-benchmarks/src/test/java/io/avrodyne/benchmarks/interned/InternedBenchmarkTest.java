package io.avrodyne.benchmarks.interned;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.BenchmarkClasses;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InternedBenchmarkTest {

  static Stream<InternedBenchmark<?>> forms() {
    return Stream.of(new InternedStringsBenchmark(), new NewStringsBenchmark());
  }

  @Test
  void bothFormsAreMeasured() {
    BenchmarkClasses.assertComplete("interned", forms());
  }

  @ParameterizedTest
  @MethodSource("forms")
  void eachFormReadsTheSameData(InternedBenchmark<?> form) {
    form.strings = 100;
    assertDoesNotThrow(form::setUp);
    int bytes = form.describe(Map.of("strings", "100")).wireBytes();
    assertTrue(bytes > 12, () -> bytes + " bytes");
  }

  @Test
  void onlyInternedStringsAreTheSameObjects() {
    InternedStringsBenchmark interned = new InternedStringsBenchmark();
    NewStringsBenchmark fresh = new NewStringsBenchmark();
    interned.strings = 1;
    fresh.strings = 1;
    interned.setUp();
    fresh.setUp();
    InternedStringsQuote first = (InternedStringsQuote) interned.read();
    NewStringsQuote one = (NewStringsQuote) fresh.read();
    assertSame(first.symbol(), ((InternedStringsQuote) interned.read()).symbol());
    assertNotSame(one.symbol(), ((NewStringsQuote) fresh.read()).symbol());
    assertEquals(first.symbol(), one.symbol());
  }
}
