package io.avrodyne.runtime.datum;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShortDecimalTest {

  /** Returns the text of a double, or null if it is left to the JDK. */
  private static @Nullable String text(double value) {
    JsonText json = new JsonText();
    return ShortDecimal.put(value, json) ? json.toString() : null;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.001",
        "0.0123",
        "-0.1",
        "1.0",
        "9.99",
        "10.0",
        "100.5",
        "-12345.0625",
        "9999999.9999",
        "9999999.0"
      })
  void textIsTheShortest(String text) {
    assertEquals(text, text(Double.parseDouble(text)));
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {
        0.0,
        -0.0,
        1e-4,
        1e7,
        -1e7,
        0.12345,
        1.0 / 3,
        0.1 + 0.2,
        Double.NaN,
        Double.MIN_VALUE,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY
      })
  void othersAreLeftToTheJdk(double value) {
    assertNull(text(value));
  }

  @Test
  void everyTextIsReadAsTheSameDouble() {
    long seed = 41;
    Random random = new Random(seed);
    for (int i = 0; i < 200_000; i++) {
      BigDecimal decimal =
          BigDecimal.valueOf(random.nextLong() >> (28 + random.nextInt(24)), 1 + random.nextInt(4));
      double value = decimal.doubleValue();
      String text = text(value);
      if (text != null) {
        assertEquals(value, Double.parseDouble(text), () -> "seed " + seed);
        assertEquals(0, decimal.compareTo(new BigDecimal(text)), text);
      } else {
        double size = Math.abs(value);
        assertTrue(size < 1e-3 || size >= 1e7, decimal::toString);
      }
    }
  }
}
