package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.EncodeException;
import java.util.Collection;
import java.util.stream.Collectors;

/**
 * The messages for values that do not fit: what is expected, an example, and what was found, but
 * never the value.
 */
final class Mismatch {

  private static final int MAX_NAME_CHARS = 100;
  private static final int MAX_NAMES = 10;

  private Mismatch() {}

  /** Returns the first of some names. */
  static String listed(Collection<String> names) {
    String first = names.stream().limit(MAX_NAMES).collect(Collectors.joining(", "));
    return names.size() <= MAX_NAMES ? first : first + ", ...";
  }

  /** Returns what is expected, with an example in JSON. */
  static String expectation(ValueForm form) {
    return "expected " + form.expected() + ", such as " + form.example();
  }

  static EncodeException ofJson(ValueForm form, Object found) {
    return CodecFailures.encoding(expectation(form) + ", but found " + JsonKind.of(found).title());
  }

  /** Returns the exception for JSON of the right kind that is rejected for a reason. */
  static EncodeException ofJson(ValueForm form, EncodeException e) {
    return CodecFailures.encoding(e.reason() + "; " + expectation(form));
  }

  static EncodeException ofJava(ValueForm form, Object found) {
    return CodecFailures.encoding(
        javaExpectation(form) + ", but found a " + found.getClass().getName());
  }

  /** Returns the exception for a value of the right class that is rejected for a reason. */
  static EncodeException ofJava(ValueForm form, EncodeException e) {
    return CodecFailures.encoding(e.reason() + "; " + javaExpectation(form));
  }

  /** Returns the exception for a field of JSON that the schema does not have. */
  static EncodeException unknownField(RecordForm form, String name) {
    return CodecFailures.encoding(unknown(name) + expectation(form));
  }

  /** Returns the exception for a field of a Java record that the schema does not have. */
  static EncodeException unknownJavaField(RecordForm form, String name) {
    return CodecFailures.encoding(unknown(name) + javaExpectation(form));
  }

  private static String unknown(String name) {
    boolean isLong = name.length() > MAX_NAME_CHARS;
    JsonText quoted = new JsonText();
    quoted.string(isLong ? name.substring(0, MAX_NAME_CHARS) + "..." : name);
    return "unknown field " + quoted + "; ";
  }

  static EncodeException nullOfJava(ValueForm form) {
    return CodecFailures.encoding(javaExpectation(form) + ", but found null");
  }

  private static String javaExpectation(ValueForm form) {
    return "expected " + form.expected() + ", such as " + form.javaExample();
  }
}
