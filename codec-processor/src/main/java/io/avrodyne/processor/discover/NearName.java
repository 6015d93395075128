package io.avrodyne.processor.discover;

import java.util.Collection;
import java.util.Optional;

/** Finds the name that the user may have meant. */
public final class NearName {

  private static final int FARTHEST = 2;

  private NearName() {}

  /**
   * Finds the candidate nearest to a name: at most two letters inserted, removed or replaced, and
   * fewer than the name has. The first of several counts.
   */
  public static Optional<String> of(String name, Collection<String> candidates) {
    String nearest = null;
    int least = Math.min(FARTHEST, name.length() - 1) + 1;
    for (String candidate : candidates) {
      int distance = distance(name, candidate);
      if (distance < least) {
        least = distance;
        nearest = candidate;
      }
    }
    return Optional.ofNullable(nearest);
  }

  /** Returns a question in parentheses that names the nearest candidate, or nothing. */
  public static String suggestion(String name, Collection<String> candidates) {
    return of(name, candidates).map(near -> " (did you mean " + near + "?)").orElse("");
  }

  /** Computes the distance of Levenshtein row by row. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
