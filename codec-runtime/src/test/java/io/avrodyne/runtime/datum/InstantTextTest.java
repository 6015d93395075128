package io.avrodyne.runtime.datum;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InstantTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1970-01-01T00:00:00Z",
        "0000-01-01T00:00:00Z",
        "9999-12-31T23:59:59.999999999Z",
        "+10000-01-01T00:00:00Z",
        "-0001-12-31T23:59:59.999999999Z",
        "1969-12-31T23:59:59.999Z",
        "2024-02-29T12:30:15.250Z",
        "2024-02-29T12:30:15.000250Z",
        "2024-02-29T12:30:15.000000001Z"
      })
  void textIsThatOfTheJdk(String text) {
    assertEquals(text, InstantText.of(Instant.parse(text)));
  }

  @Test
  void extremesAreThoseOfTheJdk() {
    assertEquals(Instant.MIN.toString(), InstantText.of(Instant.MIN));
    assertEquals(Instant.MAX.toString(), InstantText.of(Instant.MAX));
  }

  @Test
  void randomInstantsAreThoseOfTheJdk() {
    long seed = 41;
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      int digits = new int[] {1, 1_000, 1_000_000, 1_000_000_000}[i % 4];
      Instant value =
          Instant.ofEpochSecond(
              random.nextLong() >> (20 + random.nextInt(30)),
              (long) digits * (random.nextInt(1_000_000_000) / digits));
      assertEquals(value.toString(), InstantText.of(value), () -> "seed " + seed);
    }
  }
}
