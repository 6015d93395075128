package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BlockBytesTest {

  @Test
  void singleBytesAreCopiedAFewTimesEach() throws Exception {
    BlockBytes bytes = new BlockBytes(64, 1 << 20);
    int arrays = 1;
    for (int i = 0; i < 100_000; i++) {
      byte[] before = bytes.array();
      bytes.write(i);
      arrays += bytes.array() == before ? 0 : 1;
    }
    assertTrue(arrays < 20, "arrays: " + arrays);
    for (int i = 0; i < 100_000; i++) {
      assertEquals((byte) i, bytes.array()[i]);
    }
  }

  @Test
  void singleBytesBeyondTheLimitAreRefused() throws Exception {
    BlockBytes bytes = new BlockBytes(1, 100);
    for (int i = 0; i < 100; i++) {
      bytes.write(i);
    }
    assertThrows(BlockBytes.FullException.class, () -> bytes.write(100));
    assertEquals(100, bytes.size());
  }
}
