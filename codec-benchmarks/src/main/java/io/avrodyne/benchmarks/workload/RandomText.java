package io.avrodyne.benchmarks.workload;

import java.util.SplittableRandom;
import java.util.UUID;

/** A source of random texts, all of them ASCII. */
public final class RandomText {

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final String ALPHANUMERICS = LETTERS + "0123456789";

  private final SplittableRandom random;

  /** Creates a source that takes its numbers from {@code random}. */
  public RandomText(SplittableRandom random) {
    this.random = random;
  }

  /** Returns a text of letters. */
  public String letters(int length) {
    return text(LETTERS, length);
  }

  /** Returns a text of letters and digits. */
  public String alphanumerics(int length) {
    return text(ALPHANUMERICS, length);
  }

  /** Returns the 36 characters of a UUID. */
  public String uuid() {
    return new UUID(random.nextLong(), random.nextLong()).toString();
  }

  private String text(String alphabet, int length) {
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }
}
