package io.avrodyne.runtime.codegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FoldedTextTest {

  @Test
  void plainTextStaysAsItIs() {
    assertEquals("{\"type\":\"int\"}", FoldedText.unfold("{\"type\":\"int\"}"));
    assertEquals("", FoldedText.unfold(""));
  }

  @Test
  void stretchesComeFromWhatWasBefore() {
    assertEquals("abcabcx", FoldedText.unfold("abc\t0,3;x"));
    assertEquals("abcdbcbcd!", FoldedText.unfold("abcd\t1,2;\t1,3;!"));
    assertEquals("0123456789zz0123456789z", FoldedText.unfold("0123456789zz\t0,b;"));
  }
}
