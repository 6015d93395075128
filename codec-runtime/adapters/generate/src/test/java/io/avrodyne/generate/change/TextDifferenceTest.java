package io.avrodyne.generate.change;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextDifferenceTest {

  @Test
  void equalTextsDoNotDiffer() {
    assertEquals("", TextDifference.of("a\nb\n", "a\nb\n"));
  }

  @Test
  void linesAreAddedRemovedAndChanged() {
    assertEquals("  a\n- b\n  c\n+ d\n", TextDifference.of("a\nb\nc\n", "a\nc\nd\n"));
    assertEquals("- a\n+ b\n", TextDifference.of("a\n", "b\n"));
  }

  @Test
  void linesFarFromChangesAreLeftOut() {
    assertEquals(
        "  ...\n  3\n  4\n- 5\n+ five\n  6\n  7\n",
        TextDifference.of("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nfive\n6\n7\n8\n"));
  }

  @Test
  void newTextIsAddedAsAWhole() {
    assertEquals("+ a\n+ b\n", TextDifference.of("", "a\nb\n"));
  }

  @Test
  void repeatedLinesAreNotMixedUp() {
    assertEquals("+ a\n  b\n- c\n  b\n", TextDifference.of("b\nc\nb\n", "a\nb\nb\n"));
    assertEquals("  b\n+ b\n  a\n", TextDifference.of("b\na\n", "b\nb\na\n"));
  }

  /** A bean with thousands of fields has such a source. */
  @Test
  void textsMayBeLong() {
    String same = "x\n".repeat(30_000);
    assertEquals(
        "  ...\n  x\n  x\n- a\n+ b\n  x\n  x\n",
        TextDifference.of(same + "a\n" + same, same + "b\n" + same));
  }

  @Test
  void textsMayDifferAtBothEnds() {
    String same = "x\n".repeat(2_000);
    assertEquals(
        "- a\n+ b\n  x\n  x\n  ...\n  x\n  x\n- a\n+ b\n",
        TextDifference.of("a\n" + same + "a\n", "b\n" + same + "b\n"));
  }
}
