package io.avrodyne.command;

import java.util.Arrays;
import java.util.List;

/** A guess at the name that was meant, for a name that is unknown. */
final class Suggestion {

  private static final int MAX_EDITS = 3;

  private Suggestion() {}

  /** Returns a question about the nearest name, or nothing if none is near. */
  static String of(String unknown, List<String> known) {
    String best = "";
    int fewest = Math.min(MAX_EDITS, unknown.length() / 2) + 1;
    for (String name : known) {
      int edits = edits(unknown, name);
      if (edits < fewest) {
        fewest = edits;
        best = name;
      }
    }
    return best.isEmpty() ? "" : " Did you mean " + best + "?";
  }

  /** Returns the Levenshtein distance, computed in a single row. */
  private static int edits(String a, String b) {
    int[] row = new int[b.length() + 1];
    Arrays.setAll(row, j -> j);
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int same = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(same, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
