package io.avrodyne.benchmarks.floor;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The content of a string as the JVM stores it, so that making the string is a plain copy. */
final class StringContent {

  private static final char MAX_LATIN_1 = 0xFF;

  private final byte[] latin1;
  private final String head;
  private final String tail;

  StringContent(String text) {
    boolean narrow = text.chars().allMatch(c -> c <= MAX_LATIN_1);
    latin1 = narrow ? text.getBytes(StandardCharsets.ISO_8859_1) : new byte[0];
    head = narrow ? "" : text.substring(0, text.length() / 2);
    tail = narrow ? "" : text.substring(text.length() / 2);
  }

  /**
   * Returns a new string. Beyond Latin-1 it is joined from two, because a string that is made from
   * characters tries Latin-1 first, in an array of its own. A single character beyond Latin-1
   * shares its array, which makes no difference on the whole.
   */
  String string() {
    return tail.isEmpty() ? new String(latin1, StandardCharsets.ISO_8859_1) : head.concat(tail);
  }

  /** Returns the content of one string of each item. */
  static <T> StringContent[] all(List<T> items, Function<T, String> string) {
    return items.stream().map(string).map(StringContent::new).toArray(StringContent[]::new);
  }

  /** Makes a list of new strings. */
  static List<String> list(StringContent[] contents) {
    List<String> strings = new ArrayList<>(contents.length);
    for (StringContent content : contents) {
      strings.add(content.string());
    }
    return strings;
  }
}
