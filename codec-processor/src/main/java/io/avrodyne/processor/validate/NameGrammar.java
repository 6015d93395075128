package io.avrodyne.processor.validate;

import java.util.Arrays;
import java.util.regex.Pattern;

/** Is the grammar of names in the Avro specification, which other languages rely on. */
final class NameGrammar {

  /** Words the rule. */
  static final String RULE =
      "A part of a name starts with a letter of A-Z, a-z or _ and goes on with these and digits.";

  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private NameGrammar() {}

  static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /** Returns whether a text is a name, or several that are separated by dots. */
  static boolean isFullname(String text) {
    return Arrays.stream(text.split("\\.", -1)).allMatch(NameGrammar::isName);
  }
}
