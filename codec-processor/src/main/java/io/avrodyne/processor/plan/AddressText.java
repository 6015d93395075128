package io.avrodyne.processor.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Parsers of the literals of Internet addresses, which return the form that is written for the
 * address, and throw an exception for all other texts. The JDK would look up names.
 */
final class AddressText {

  private static final String NUMBER = "(0|[1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5])";

  private static final Pattern NUMBERS =
      Pattern.compile(String.join("\\.", NUMBER, NUMBER, NUMBER, NUMBER));

  private static final Pattern GROUP = Pattern.compile("[0-9a-fA-F]{1,4}");
  private static final String GAP = "::";
  private static final int GROUPS = 8;
  private static final int HEX = 16;

  private AddressText() {}

  static String any(String text) {
    return text.indexOf(':') < 0 ? numbers(text) : groups(text);
  }

  static String numbers(String text) {
    require(NUMBERS.matcher(text).matches());
    return text;
  }

  static String groups(String text) {
    int gap = text.indexOf(GAP);
    List<Integer> groups = new ArrayList<>();
    if (gap < 0) {
      groups.addAll(parts(text, true));
    } else {
      List<Integer> last = parts(text.substring(gap + GAP.length()), true);
      groups.addAll(parts(text.substring(0, gap), false));
      int zeros = GROUPS - groups.size() - last.size();
      require(zeros > 0);
      groups.addAll(Collections.nCopies(zeros, 0));
      groups.addAll(last);
    }
    require(groups.size() == GROUPS);
    return groups.stream().map(Integer::toHexString).collect(Collectors.joining(":"));
  }

  /** Parses the groups on one side of the gap; the last two may be written as four numbers. */
  private static List<Integer> parts(String text, boolean last) {
    List<Integer> groups = new ArrayList<>();
    if (text.isEmpty()) {
      return groups;
    }
    String[] parts = text.split(":", -1);
    for (int i = 0; i < parts.length; i++) {
      Matcher numbers = NUMBERS.matcher(parts[i]);
      if (last && i == parts.length - 1 && numbers.matches()) {
        groups.add(number(numbers, 1) << Byte.SIZE | number(numbers, 2));
        groups.add(number(numbers, 3) << Byte.SIZE | number(numbers, 4));
      } else {
        require(GROUP.matcher(parts[i]).matches());
        groups.add(Integer.parseInt(parts[i], HEX));
      }
    }
    return groups;
  }

  private static int number(Matcher numbers, int index) {
    return Integer.parseInt(numbers.group(index));
  }

  private static void require(boolean wellFormed) {
    if (!wellFormed) {
      throw new IllegalArgumentException();
    }
  }
}
