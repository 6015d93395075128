package io.avrodyne.command;

/**
 * A pattern for names, in which {@code *} matches any characters and {@code ?} a single one.
 *
 * @param text the pattern
 */
record Glob(String text) {

  /** Returns whether a text is more than a name. */
  static boolean isPattern(String text) {
    return text.indexOf('*') >= 0 || text.indexOf('?') >= 0;
  }

  /** Returns whether the whole name matches, in time proportional to both lengths at most. */
  boolean matches(String name) {
    int at = 0;
    int i = 0;
    int star = -1;
    int resume = 0;
    while (i < name.length()) {
      if (at < text.length() && text.charAt(at) == '*') {
        star = at++;
        resume = i;
      } else if (at < text.length() && isMatch(text.charAt(at), name.charAt(i))) {
        at++;
        i++;
      } else if (star >= 0) {
        at = star + 1;
        i = ++resume;
      } else {
        return false;
      }
    }
    while (at < text.length() && text.charAt(at) == '*') {
      at++;
    }
    return at == text.length();
  }

  private static boolean isMatch(char pattern, char letter) {
    return pattern == '?' || pattern == letter;
  }
}
