package io.avrodyne.benchmarks.workload.text;

import io.avrodyne.benchmarks.workload.RandomValues;
import java.util.SplittableRandom;

/** The articles. */
public final class TextData {

  private static final int MAX_LENGTH = 1_000;
  private static final int SKEW = 5;
  private static final int MAX_TAGS = 4;

  private TextData() {}

  /** Makes an article with random content. */
  public static TextRecord article(SplittableRandom random) {
    return new TextRecord(
        text(random),
        text(random),
        text(random),
        text(random),
        text(random),
        RandomValues.list(random, MAX_TAGS, TextData::text));
  }

  /** Returns 1 to 1,000 characters of one script; half of the strings are shorter than 33. */
  private static String text(SplittableRandom random) {
    Script script = Script.next(random);
    int length = 1 + (int) (MAX_LENGTH * Math.pow(random.nextDouble(), SKEW));
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.appendCodePoint(script.codePoint(random));
    }
    return text.toString();
  }
}
