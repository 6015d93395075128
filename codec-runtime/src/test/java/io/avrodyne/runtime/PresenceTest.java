package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.codegen.Inputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PresenceTest {

  @Test
  void nullFirstIsBranchZero() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertFalse(Inputs.readPresence(in, 0));
    assertTrue(Inputs.readPresence(in, 0));
  }

  @Test
  void nullLastIsBranchOne() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertTrue(Inputs.readPresence(in, 1));
    assertFalse(Inputs.readPresence(in, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"04", "01", "03", "ff ff ff ff 0f", "82 80 80 80 20", "80 02", "", "80"})
  void otherBranchIsRefused(String hex) {
    AvroInput in = Ours.strict(Ours.hex(hex));
    DecodeException e = assertThrows(DecodeException.class, () -> Inputs.readPresence(in, 0));
    assertEquals(0, e.position());
  }

  @Test
  void nullForAPrimitiveIsRefusedWhereTheBranchStands() {
    AvroInput in = Ours.strict(Ours.hex("00 02"));
    assertDoesNotThrow(() -> Inputs.requirePresence(in, 1));
    DecodeException e = assertThrows(DecodeException.class, () -> Inputs.requirePresence(in, 1));
    assertEquals("null read for a primitive (byte 1)", e.getMessage());
  }
}
