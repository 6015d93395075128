package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FoldedTextTest {

  private static String names(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(i -> "\"shop.Record" + i + "\"")
        .collect(Collectors.joining(","));
  }

  @Test
  void textThatRepeatsItselfComesBack() {
    String text =
        IntStream.range(0, 100)
            .mapToObj(i -> "[" + names(0, i) + ",{" + i + "}," + names(i, 100) + "]")
            .collect(Collectors.joining(":"));
    String folded = FoldedText.fold(text);
    assertTrue(folded.length() < text.length() / 20, folded.length() + " of " + text.length());
    assertEquals(text, FoldedText.unfold(folded));
    assertEquals(folded, FoldedText.fold(text));
  }

  @Test
  void shortTextAndTextOfItsOwnStayAsTheyAre() {
    String list = names(0, 100);
    assertEquals(list, FoldedText.fold(list));
    Random random = new Random(7);
    String noise =
        random.ints(50_000, 'a', 'z').mapToObj(Character::toString).collect(Collectors.joining());
    assertEquals(noise, FoldedText.fold(noise));
  }
}
