package io.avrodyne.generate.change;

import java.util.ArrayList;
import java.util.List;

/** The difference of two texts by lines, with some lines around each change. */
final class TextDifference {

  private static final int CONTEXT = 2;

  private final List<String> before;
  private final List<String> after;
  private final List<String> lines = new ArrayList<>();

  private TextDifference(String before, String after) {
    this.before = before.lines().toList();
    this.after = after.lines().toList();
  }

  /** Returns lines that begin with a minus, a plus or a space. */
  static String of(String before, String after) {
    TextDifference difference = new TextDifference(before, after);
    difference.compare();
    return difference.shortened();
  }

  private void compare() {
    int[][] common = common();
    int i = 0;
    int j = 0;
    while (i < before.size() || j < after.size()) {
      if (i < before.size() && j < after.size() && before.get(i).equals(after.get(j))) {
        lines.add("  " + before.get(i++));
        j++;
      } else if (j == after.size() || (i < before.size() && common[i + 1][j] >= common[i][j + 1])) {
        lines.add("- " + before.get(i++));
      } else {
        lines.add("+ " + after.get(j++));
      }
    }
  }

  /** The length of the longest common sequence from each pair of lines on. */
  private int[][] common() {
    int[][] common = new int[before.size() + 1][after.size() + 1];
    for (int i = before.size() - 1; i >= 0; i--) {
      for (int j = after.size() - 1; j >= 0; j--) {
        common[i][j] =
            before.get(i).equals(after.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  private String shortened() {
    StringBuilder text = new StringBuilder();
    boolean gap = false;
    for (int i = 0; i < lines.size(); i++) {
      if (isNearChange(i)) {
        text.append(gap ? "  ...\n" : "").append(lines.get(i).stripTrailing()).append('\n');
        gap = false;
      } else {
        gap = true;
      }
    }
    return text.toString();
  }

  private boolean isNearChange(int line) {
    int end = Math.min(lines.size(), line + CONTEXT + 1);
    return lines.subList(Math.max(0, line - CONTEXT), end).stream()
        .anyMatch(each -> !each.startsWith("  "));
  }
}
