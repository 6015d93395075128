package io.avrodyne.processor.validate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The branches, symbols or fields of a Java type and of the schema that it follows.
 *
 * @param noun the word for one of them
 * @param inJava those of the Java type
 * @param inFile those of the schema
 */
record ListedParts(String noun, List<String> inJava, List<String> inFile) {

  /** Returns those that the Java type lacks. */
  List<String> missing() {
    return without(inFile, inJava);
  }

  /** Returns those that the schema lacks. */
  List<String> extra() {
    return without(inJava, inFile);
  }

  /**
   * Returns the change that makes both equal.
   *
   * @param owner the Java type
   * @param place the schema
   * @param inJavaWords adds to the name of a part how Java has it
   */
  String remedy(String owner, String place, UnaryOperator<String> inJavaWords) {
    List<String> changes = new ArrayList<>();
    List<String> others = new ArrayList<>();
    if (!missing().isEmpty()) {
      List<String> added = missing().stream().map(inJavaWords).toList();
      changes.add("add the " + counted(added) + " to " + owner);
      others.add("remove " + pronoun(missing()) + " from " + place);
    }
    if (!extra().isEmpty()) {
      changes.add("remove the " + counted(extra()) + " from " + owner);
      others.add("add " + pronoun(extra()) + " to " + place);
    }
    if (changes.isEmpty()) {
      return "Put the "
          + plural()
          + " of "
          + owner
          + " in the order "
          + inFile
          + ", or those of "
          + place
          + " in the order "
          + inJava;
    }
    String text =
        changes.size() == 1
            ? changes.get(0) + ", or " + others.get(0)
            : String.join(" and ", changes) + ", or change " + place + " to " + inJava;
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private String counted(List<String> names) {
    return (names.size() == 1 ? noun : plural()) + " " + String.join(", ", names);
  }

  private String plural() {
    return noun.endsWith("h") ? noun + "es" : noun + "s";
  }

  private static String pronoun(List<String> names) {
    return names.size() == 1 ? "it" : "them";
  }

  private static List<String> without(List<String> all, List<String> others) {
    return all.stream().filter(each -> !others.contains(each)).toList();
  }
}
