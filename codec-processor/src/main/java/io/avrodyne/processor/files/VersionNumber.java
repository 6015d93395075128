package io.avrodyne.processor.files;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The number of a version: integers separated by dots, with an optional leading {@code v}, as in
 * {@code 2}, {@code v10} and {@code 1.2}. Numbers are ordered by their integers; a missing integer
 * is 0, so that {@code 1}, {@code v1}, {@code 01} and {@code 1.0} are the same version.
 *
 * @param text as the file is called
 */
record VersionNumber(String text) implements Comparable<VersionNumber> {

  static final String SUFFIX = ".avsc";

  /** Integers of nine digits fit an int. */
  private static final Pattern GRAMMAR = Pattern.compile("v?[0-9]{1,9}(\\.[0-9]{1,9})*");

  private static final Comparator<int[]> ORDER = VersionNumber::compare;

  /** Returns the version in the name of a file; empty if the name is not a version. */
  static Optional<VersionNumber> ofFile(String name) {
    return Optional.of(name)
        .filter(file -> file.endsWith(SUFFIX))
        .map(file -> file.substring(0, file.length() - SUFFIX.length()))
        .filter(version -> GRAMMAR.matcher(version).matches())
        .map(VersionNumber::new);
  }

  /** Returns the first version of a type. */
  static VersionNumber first() {
    return new VersionNumber("1");
  }

  /** Returns the version that follows: the first integer counts up, the others are left out. */
  VersionNumber next() {
    return new VersionNumber((text.startsWith("v") ? "v" : "") + (parts()[0] + 1));
  }

  @Override
  public int compareTo(VersionNumber other) {
    return ORDER.compare(parts(), other.parts());
  }

  private static int compare(int[] a, int[] b) {
    int length = Math.max(a.length, b.length);
    return Arrays.compare(Arrays.copyOf(a, length), Arrays.copyOf(b, length));
  }

  private int[] parts() {
    String digits = text.startsWith("v") ? text.substring(1) : text;
    return Pattern.compile("\\.").splitAsStream(digits).mapToInt(Integer::parseInt).toArray();
  }
}
