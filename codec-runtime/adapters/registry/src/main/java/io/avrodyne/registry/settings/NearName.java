package io.avrodyne.registry.settings;

import java.util.Arrays;
import java.util.Collection;

/** A search for the known name that a misspelt one resembles. */
public final class NearName {

  private static final int MAX_DISTANCE = 4;

  private NearName() {}

  /** Returns the end of a sentence with the nearest name, or nothing if no name is near. */
  public static String suggestion(String name, Collection<String> known) {
    String nearest = "";
    int least = Math.min(MAX_DISTANCE, (name.length() + 1) / 3) + 1;
    for (String each : known) {
      int distance = distance(name, each);
      if (distance < least) {
        least = distance;
        nearest = each;
      }
    }
    return nearest.isEmpty() ? "" : " Did you mean " + nearest + "?";
  }

  /** Returns how many characters have to be inserted, removed or replaced. */
  private static int distance(String one, String two) {
    int[] row = new int[two.length() + 1];
    Arrays.setAll(row, j -> j);
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (one.charAt(i - 1) == two.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[two.length()];
  }
}
