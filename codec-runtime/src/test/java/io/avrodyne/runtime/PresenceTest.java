package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PresenceTest {

  @Test
  void nullFirstIsBranchZero() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertFalse(in.readPresence(0));
    assertTrue(in.readPresence(0));
  }

  @Test
  void nullLastIsBranchOne() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertTrue(in.readPresence(1));
    assertFalse(in.readPresence(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"04", "01", "03", "ff ff ff ff 0f", "82 80 80 80 20", "80 02", "", "80"})
  void otherBranchIsRefused(String hex) {
    AvroInput in = Ours.strict(Ours.hex(hex));
    DecodeException e = assertThrows(DecodeException.class, () -> in.readPresence(0));
    assertEquals(0, e.position());
  }

  @Test
  void nullForAPrimitiveIsRefusedWhereTheBranchStands() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertDoesNotThrow(() -> in.requirePresence(1));
    DecodeException e = assertThrows(DecodeException.class, () -> in.requirePresence(1));
    assertEquals("null for a primitive (byte 1)", e.getMessage());
  }
}
