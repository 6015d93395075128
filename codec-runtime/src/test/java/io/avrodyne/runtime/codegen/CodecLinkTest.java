package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class CodecLinkTest {

  @Test
  void equalHashesPass() {
    assertDoesNotThrow(() -> CodecLink.check("Order", "Line", 7, 7));
  }

  @Test
  void otherHashNamesWhatToCompileAgain() {
    IncompatibleClassChangeError e =
        assertThrows(
            IncompatibleClassChangeError.class, () -> CodecLink.check("Order", "Line", 7, 8));
    assertEquals(
        "The codec of Order was compiled against a different schema of Line. Compile Order again.",
        e.getMessage());
  }
}
