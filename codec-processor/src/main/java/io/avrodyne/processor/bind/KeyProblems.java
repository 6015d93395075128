package io.avrodyne.processor.bind;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import javax.lang.model.type.TypeMirror;

/** The problems with the keys of maps. */
final class KeyProblems {

  private KeyProblems() {}

  /** Returns the problem of keys other than strings without an annotation. */
  static Problem unrequested(TypeMirror map, TypeMirror key, BindingContext context) {
    return problem(
        map,
        key,
        "Avro map keys are strings.",
        "Use @AvroKeys(TEXT) or @AvroKeys(PAIRS), Map<String, ...>, a List of key-value records, or"
            + " a converter with @AvroConvert.",
        context);
  }

  /** Returns the problem of keys that have no text form. */
  static Problem withoutText(TypeMirror map, TypeMirror key, BindingContext context) {
    return problem(
        map,
        key,
        "@AvroKeys(TEXT) applies to enums, integers, UUID, LocalDate, types whose Avro type is"
            + " string, and @AvroValue wrappers of these; none of them may be nullable.",
        "Use @AvroKeys(PAIRS), a List of key-value records, or a converter with @AvroConvert.",
        context);
  }

  /** Returns the problem of two constants that are keys with one text. */
  static Problem sameText(TypeMirror map, TypeMirror key, String text, BindingContext context) {
    return problem(
        map,
        key,
        "Two constants of the enum have the name " + text + ".",
        "Correct their @AvroName.",
        context);
  }

  private static Problem problem(
      TypeMirror map, TypeMirror key, String rule, String remedy, BindingContext context) {
    return new Problem(
        Code.MAP_KEY,
        context.subject()
            + " is "
            + JavaTypeNames.plain(map)
            + ", whose keys are "
            + JavaTypeNames.plain(key)
            + ".",
        rule,
        remedy,
        context.origin());
  }
}
