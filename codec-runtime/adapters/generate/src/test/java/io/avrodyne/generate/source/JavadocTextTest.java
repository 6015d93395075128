package io.avrodyne.generate.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class JavadocTextTest {

  @Test
  void nothingInADocIsInterpreted() {
    assertEquals(
        "*&#47; &#47;* &#92;u0041 &lt;b&gt; &amp;amp; &#64;see",
        JavadocText.of("*/ /* \\u0041 <b> &amp; @see"));
  }

  @Test
  void longLinesAreWrappedAtSpaces() {
    String text = JavadocText.of("word ".repeat(50));
    assertEquals("word ".repeat(50).strip(), text.replace('\n', ' '));
    assertTrue(text.lines().allMatch(line -> line.length() <= 90), text);
  }

  @Test
  void linesAreKept() {
    assertEquals("a\n\nb", JavadocText.of(" a  \n\n b\n"));
  }
}
