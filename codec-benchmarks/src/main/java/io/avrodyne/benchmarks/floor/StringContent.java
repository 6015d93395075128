package io.avrodyne.benchmarks.floor;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The content of a string as the JVM stores it, so that making the string is a plain copy. */
final class StringContent {

  private static final char MAX_LATIN_1 = 0xFF;

  private final byte[] latin1;
  private final char[] chars;

  StringContent(String text) {
    boolean narrow = text.chars().allMatch(c -> c <= MAX_LATIN_1);
    latin1 = narrow ? text.getBytes(StandardCharsets.ISO_8859_1) : new byte[0];
    chars = narrow ? new char[0] : text.toCharArray();
  }

  String string() {
    return chars.length == 0 ? new String(latin1, StandardCharsets.ISO_8859_1) : new String(chars);
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
