package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class DecodeLimitsTest {

  @Test
  void eachLimitIsReplacedAlone() {
    assertEquals(
        new DecodeLimits(1, 2, 3, 4, 5, 6, 7, 8),
        DecodeLimits.DEFAULT
            .withMaxEqualHashes(8)
            .withMaxDepth(7)
            .withMaxResolvedBytes(6)
            .withMaxZeroSizeItems(5)
            .withMaxCollectionItems(4)
            .withMaxItems(3)
            .withMaxBytesLength(2)
            .withMaxStringBytes(1));
  }

  @Test
  void negativeLimitIsRefused() {
    DecodeLimits limits = DecodeLimits.DEFAULT;
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxStringBytes(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxBytesLength(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxItems(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxZeroSizeItems(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxCollectionItems(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxResolvedBytes(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxDepth(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxEqualHashes(-1));
  }
}
