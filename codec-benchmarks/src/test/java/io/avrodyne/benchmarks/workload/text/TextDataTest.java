package io.avrodyne.benchmarks.workload.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.benchmarks.workload.Size;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The strings have the lengths and the scripts that the workload's sentence names. */
class TextDataTest {

  private static final double TOLERANCE = 0.04;

  private final List<String> strings =
      Workload.TEXT_RECORD.sample(Size.FULL).objects().stream()
          .map(TextRecord.class::cast)
          .flatMap(TextDataTest::strings)
          .toList();

  @Test
  void hasOneToAThousandCharacters() {
    IntSummaryStatistics lengths =
        strings.stream().mapToInt(TextDataTest::length).summaryStatistics();
    assertEquals(1, lengths.getMin());
    assertTrue(lengths.getMax() > 900 && lengths.getMax() <= 1_000, lengths::toString);
  }

  @Test
  void isMostlyShort() {
    assertShare(0.5, text -> length(text) < 33);
  }

  /** A short string of Latin-1 or of a mix may happen to consist of ASCII. */
  @Test
  void isOfAllScripts() {
    assertShare(0.57, text -> all(text, c -> c < 0x80));
    assertShare(0.14, text -> all(text, c -> c < 0x100) && !all(text, c -> c < 0x80));
    assertShare(0.15, text -> all(text, c -> c >= 0x4E00 && c < 0xA000));
    assertShare(0.05, text -> all(text, c -> c >= 0x10000));
    assertShare(0.07, text -> !all(text, c -> c < 0x4E00) && !all(text, c -> c >= 0x4E00));
  }

  private void assertShare(double share, Predicate<String> kind) {
    assertEquals(share, (double) strings.stream().filter(kind).count() / strings.size(), TOLERANCE);
  }

  private static boolean all(String text, IntPredicate kind) {
    return text.codePoints().allMatch(kind);
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static Stream<String> strings(TextRecord each) {
    return Stream.concat(
        Stream.of(each.author(), each.title(), each.summary(), each.body(), each.reply()),
        each.tags().stream());
  }
}
