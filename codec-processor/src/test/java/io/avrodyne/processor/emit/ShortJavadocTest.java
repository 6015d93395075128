package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ShortJavadocTest {

  @Test
  void oneSentenceIsInOneLine() {
    assertEquals(
        """
        /** A class. */
        class Order {
          /** Costs $1. */
          int price;
        }
        """,
        ShortJavadoc.inOneLine(
            """
            /**
             * A class.
             */
            class Order {
              /**
               * Costs $1.
               */
              int price;
            }
            """));
  }

  @Test
  void severalLinesStay() {
    assertUnchanged("/**\n * One.\n * Two.\n */\nclass Order {}\n");
  }

  @Test
  void longLineStays() {
    String fits = "x".repeat(93);
    assertEquals("/** " + fits + " */\n", ShortJavadoc.inOneLine("/**\n * " + fits + "\n */\n"));
    assertUnchanged("/**\n * x" + fits + "\n */\n");
  }

  private static void assertUnchanged(String source) {
    assertEquals(source, ShortJavadoc.inOneLine(source));
  }
}
