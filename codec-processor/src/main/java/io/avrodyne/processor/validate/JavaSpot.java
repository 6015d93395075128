package io.avrodyne.processor.validate;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a property's type, such as the items of a list.
 *
 * @param property the name of the property
 * @param path that of {@link ExactMatch.Difference}, "" for the whole
 */
record JavaSpot(String property, String path) {

  private static final Pattern STEP =
      Pattern.compile("\\[]|\\{}|<(?<branch>[^>]*)>|\\.?(?<field>[^.\\[{<]+)");

  /** Returns the words for the part, as an object of "declare". */
  String words() {
    String words = property;
    Matcher step = STEP.matcher(path);
    while (step.find()) {
      words = wordsOf(step) + " of " + words;
    }
    return words;
  }

  private static String wordsOf(Matcher step) {
    if (step.group("branch") != null) {
      return "the branch " + step.group("branch");
    }
    return switch (step.group()) {
      case "[]" -> "the items";
      case "{}" -> "the values";
      default -> "the field " + step.group("field");
    };
  }

  /** Returns what a type there is. */
  JavaForm.Use use() {
    if (path.endsWith("]") || path.endsWith("}")) {
      return JavaForm.Use.ARGUMENT;
    }
    return path.endsWith(">") ? JavaForm.Use.BRANCH : JavaForm.Use.FIELD;
  }
}
