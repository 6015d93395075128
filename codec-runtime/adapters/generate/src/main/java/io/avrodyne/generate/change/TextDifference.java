package io.avrodyne.generate.change;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The difference of two texts by lines, with some lines around each change. */
final class TextDifference {

  private static final int CONTEXT = 2;

  private final List<String> lines = new ArrayList<>();

  private TextDifference() {}

  /** Returns lines that begin with a minus, a plus or a space. */
  static String of(String before, String after) {
    TextDifference difference = new TextDifference();
    difference.compare(before.lines().toList(), after.lines().toList());
    return difference.shortened();
  }

  private void compare(List<String> before, List<String> after) {
    int shorter = Math.min(before.size(), after.size());
    int head = 0;
    while (head < shorter && before.get(head).equals(after.get(head))) {
      head++;
    }
    int end = before.size();
    int otherEnd = after.size();
    while (end > head && otherEnd > head && before.get(end - 1).equals(after.get(otherEnd - 1))) {
      end--;
      otherEnd--;
    }
    addSame(before.subList(0, head));
    addChanges(before.subList(head, end), after.subList(head, otherEnd));
    addSame(before.subList(end, before.size()));
  }

  private void addSame(List<String> same) {
    same.forEach(line -> lines.add("  " + line));
  }

  private void addChanges(List<String> before, List<String> after) {
    BitSet[] removals = removals(before, after);
    int i = 0;
    int j = 0;
    while (i < before.size() || j < after.size()) {
      if (i < before.size() && j < after.size() && before.get(i).equals(after.get(j))) {
        lines.add("  " + before.get(i++));
        j++;
      } else if (j == after.size() || (i < before.size() && removals[i].get(j))) {
        lines.add("- " + before.get(i++));
      } else {
        lines.add("+ " + after.get(j++));
      }
    }
  }

  /**
   * Returns, for each pair of lines, whether a longest common sequence from there on is left
   * without the line of the old text. An added field changes a bean before and after its other
   * accessors, so there may be many millions of pairs; each takes one bit.
   */
  private static BitSet[] removals(List<String> before, List<String> after) {
    BitSet[] removals = new BitSet[before.size()];
    int[] common = new int[after.size() + 1]; // Lengths from i + 1 on, replaced by those from i.
    for (int i = before.size() - 1; i >= 0; i--) {
      removals[i] = new BitSet(after.size());
      int diagonal = 0;
      for (int j = after.size() - 1; j >= 0; j--) {
        int next = common[j];
        removals[i].set(j, next >= common[j + 1]);
        common[j] =
            before.get(i).equals(after.get(j)) ? diagonal + 1 : Math.max(next, common[j + 1]);
        diagonal = next;
      }
    }
    return removals;
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
