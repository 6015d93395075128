package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BlockEndTest {

  @Test
  void endThatRefersToACollectionIsNeitherAPositionNorUnknown() {
    assertTrue(BlockEnd.ofCollection(0) < BlockEnd.UNKNOWN);
    assertTrue(BlockEnd.ofCollection(Integer.MAX_VALUE - 1) < BlockEnd.UNKNOWN);
  }

  @Test
  void endReturnsTheCollectionItRefersTo() {
    assertEquals(0, BlockEnd.collection(BlockEnd.ofCollection(0)));
    assertEquals(7, BlockEnd.collection(BlockEnd.ofCollection(7)));
    assertEquals(
        Integer.MAX_VALUE - 1, BlockEnd.collection(BlockEnd.ofCollection(Integer.MAX_VALUE - 1)));
  }
}
