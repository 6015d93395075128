package io.avrodyne.runtime.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SparesTest {

  @Test
  void anObjectIsLentToOneCallerAtATime() {
    Spares<Object> spares = new Spares<>(Object::new, 16);
    Object first = spares.take();
    assertNotSame(first, spares.take());
    spares.giveBack(first);
    assertSame(first, spares.take());
  }

  @Test
  void theNumberOfSlotsIsAPowerOfTwo() {
    IllegalArgumentException thrown =
        assertThrows(IllegalArgumentException.class, () -> new Spares<>(Object::new, 12));
    assertEquals("The number of slots must be a power of two: 12", thrown.getMessage());
  }
}
