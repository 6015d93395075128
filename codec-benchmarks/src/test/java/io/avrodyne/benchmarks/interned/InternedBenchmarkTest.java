package io.avrodyne.benchmarks.interned;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.avrodyne.benchmarks.BenchmarkClasses;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InternedBenchmarkTest {

  static Stream<InternedBenchmark> forms() {
    return Stream.of(new InternedStringsBenchmark(), new NewStringsBenchmark());
  }

  private static <B extends InternedBenchmark> B prepared(B form, int strings) {
    form.strings = strings;
    form.setUp();
    return form;
  }

  @Test
  void bothFormsAreMeasured() {
    BenchmarkClasses.assertComplete("interned", forms());
  }

  @Test
  void bothFormsReadTheSameData() {
    InternedStringsBenchmark interned = prepared(new InternedStringsBenchmark(), 100);
    NewStringsBenchmark fresh = prepared(new NewStringsBenchmark(), 100);
    for (int i = 0; i < 100; i++) {
      assertArrayEquals(
          NewStringsQuoteAvroCodec.INSTANCE.encode((NewStringsQuote) fresh.read()),
          InternedStringsQuoteAvroCodec.INSTANCE.encode((InternedStringsQuote) interned.read()));
    }
    Map<String, String> parameters = Map.of("strings", "100");
    assertEquals(fresh.describe(parameters).wireBytes(), interned.describe(parameters).wireBytes());
  }

  @Test
  void onlyInternedStringsAreTheSameObjects() {
    InternedStringsBenchmark interned = prepared(new InternedStringsBenchmark(), 1);
    NewStringsBenchmark fresh = prepared(new NewStringsBenchmark(), 1);
    InternedStringsQuote first = (InternedStringsQuote) interned.read();
    NewStringsQuote one = (NewStringsQuote) fresh.read();
    assertSame(first.symbol(), ((InternedStringsQuote) interned.read()).symbol());
    assertNotSame(one.symbol(), ((NewStringsQuote) fresh.read()).symbol());
    assertEquals(first.symbol(), one.symbol());
  }
}
