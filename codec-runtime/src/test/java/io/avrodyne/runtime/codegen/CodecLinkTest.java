package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CodecLinkTest {

  @Test
  void equalHashesPass() {
    assertDoesNotThrow(() -> CodecLink.check(CodecLinkTest.class, Map.Entry.class, 7, 7));
  }

  @Test
  void otherHashNamesWhatToCompileAgain() {
    IncompatibleClassChangeError e =
        assertThrows(
            IncompatibleClassChangeError.class,
            () -> CodecLink.check(CodecLinkTest.class, Map.Entry.class, 7, 8));
    assertEquals(
        "io.avrodyne.runtime.codegen.CodecLinkTest was compiled against a different schema of"
            + " java.util.Map.Entry. Compile the module of"
            + " io.avrodyne.runtime.codegen.CodecLinkTest again.",
        e.getMessage());
  }

  @Test
  void otherHashOfACodecOfVersion3NamesTheType() {
    IncompatibleClassChangeError e =
        assertThrows(
            IncompatibleClassChangeError.class, () -> CodecLink.check("Order", "Line", 7, 8));
    assertEquals(
        "The codec of Order was compiled against a different schema of Line. Compile Order again.",
        e.getMessage());
  }
}
