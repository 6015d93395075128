package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class DecodeLimitsTest {

  @Test
  void eachLimitIsReplacedAlone() {
    assertEquals(
        new DecodeLimits(1, 2, 3),
        DecodeLimits.DEFAULT.withMaxZeroSizeItems(3).withMaxItems(2).withMaxStringBytes(1));
  }

  @Test
  void negativeLimitIsRefused() {
    DecodeLimits limits = DecodeLimits.DEFAULT;
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxStringBytes(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxItems(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxZeroSizeItems(-1));
  }
}
