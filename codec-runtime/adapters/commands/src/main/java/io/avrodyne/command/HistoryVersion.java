package io.avrodyne.command;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number of a version in a history, as the annotation processor orders them: integers separated
 * by dots, with an optional leading {@code v}. A missing integer is 0, so that {@code 1}, {@code
 * v01} and {@code 1.0} are the same version.
 *
 * @param text as the file is called
 */
record HistoryVersion(String text) implements Comparable<HistoryVersion> {

  static final String SUFFIX = ".avsc";

  /** Integers of nine digits fit an int. */
  private static final Pattern GRAMMAR = Pattern.compile("v?[0-9]{1,9}(\\.[0-9]{1,9})*");

  private static final Pattern DOT = Pattern.compile("\\.");

  /** Returns the version that a text names; empty if it names none. */
  static Optional<HistoryVersion> of(String text) {
    return GRAMMAR.matcher(text).matches()
        ? Optional.of(new HistoryVersion(text))
        : Optional.empty();
  }

  /** Returns the version in the name of a file; empty if the name is not a version. */
  static Optional<HistoryVersion> ofFile(String name) {
    return name.endsWith(SUFFIX)
        ? of(name.substring(0, name.length() - SUFFIX.length()))
        : Optional.empty();
  }

  /** Returns a version of a registry. */
  static HistoryVersion of(int number) {
    return new HistoryVersion(Integer.toString(number));
  }

  /** Returns the version that follows: the first integer counts up, the others are left out. */
  HistoryVersion next() {
    return new HistoryVersion((text.startsWith("v") ? "v" : "") + (parts()[0] + 1));
  }

  /** Returns whether a version has this place in the order, whatever its text. */
  boolean isSame(HistoryVersion other) {
    return compareTo(other) == 0;
  }

  @Override
  public int compareTo(HistoryVersion other) {
    int[] own = parts();
    int[] others = other.parts();
    int length = Math.max(own.length, others.length);
    return Arrays.compare(Arrays.copyOf(own, length), Arrays.copyOf(others, length));
  }

  private int[] parts() {
    String digits = text.startsWith("v") ? text.substring(1) : text;
    return DOT.splitAsStream(digits).mapToInt(Integer::parseInt).toArray();
  }

  @Override
  public String toString() {
    return text;
  }
}
