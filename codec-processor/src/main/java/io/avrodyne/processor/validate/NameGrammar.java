package io.avrodyne.processor.validate;

import java.util.Arrays;
import java.util.Set;
import java.util.regex.Pattern;

/** The grammar of names in the Avro specification, on which other languages rely. */
final class NameGrammar {

  /** The rule as messages state it. */
  static final String RULE =
      "Each part of an Avro name starts with A-Z, a-z or _ and continues with these or digits.";

  /** The rule for names without a namespace as messages state it. */
  static final String PRIMITIVE_RULE =
      "A type without a namespace must not have the name of a primitive type.";

  private static final Set<String> PRIMITIVES =
      Set.of("null", "boolean", "int", "long", "float", "double", "bytes", "string");

  private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private NameGrammar() {}

  static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  static boolean isPrimitive(String fullname) {
    return PRIMITIVES.contains(fullname);
  }

  /** Returns whether a text is a name, or several that are separated by dots. */
  static boolean isFullname(String text) {
    return Arrays.stream(text.split("\\.", -1)).allMatch(NameGrammar::isName);
  }
}
