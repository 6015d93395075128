package io.avrodyne.processor.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** A guess at the name that the user meant, for a name that matches none of the candidates. */
public final class NearName {

  private static final int MAX_EDITS = 2;

  private NearName() {}

  /** Returns a question in parentheses about the nearest candidate, nothing if none is near. */
  public static String suggestion(String name, Collection<String> candidates) {
    return of(name, candidates).map(near -> " (did you mean " + near + "?)").orElse("");
  }

  /**
   * Finds the first of the candidates that take the fewest edits of a letter; one that differs in
   * case alone takes none.
   */
  public static Optional<String> of(String name, Collection<String> candidates) {
    int max = Math.min(MAX_EDITS, name.length() - 1);
    return candidates.stream()
        .filter(candidate -> edits(name, candidate) <= max)
        .min(Comparator.comparingInt(candidate -> edits(name, candidate)));
  }

  private static int edits(String name, String candidate) {
    String from = name.toLowerCase(Locale.ROOT);
    String to = candidate.toLowerCase(Locale.ROOT);
    int[] above = new int[to.length() + 1];
    for (int j = 0; j < above.length; j++) {
      above[j] = j;
    }
    for (int i = 0; i < from.length(); i++) {
      above = nextRow(above, from.charAt(i), to);
    }
    return above[to.length()];
  }

  /** Returns the edits from a text that is one letter longer, to each beginning of another. */
  private static int[] nextRow(int[] above, char letter, String to) {
    int[] row = new int[above.length];
    row[0] = above[0] + 1;
    for (int j = 0; j < to.length(); j++) {
      int replaced = above[j] + (to.charAt(j) == letter ? 0 : 1);
      row[j + 1] = Math.min(replaced, Math.min(above[j + 1], row[j]) + 1);
    }
    return row;
  }
}
