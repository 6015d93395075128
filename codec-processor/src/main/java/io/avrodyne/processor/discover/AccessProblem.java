package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import javax.lang.model.element.VariableElement;

/** Words the findings about fields that no accessor leads to. */
final class AccessProblem {

  private AccessProblem() {}

  static Problem notReadable(String subject, VariableElement field) {
    return new Problem(
        Code.NOT_READABLE,
        subject
            + " cannot be read: it has no getter of its own type, and its package cannot see the field.",
        "Encoding reads every field.",
        "Add a getter, make the field package-private, or keep it out with @AvroIgnore.",
        ElementOrigin.of(field));
  }

  static Problem hidden(String subject, VariableElement field) {
    return new Problem(
        Code.NOT_READABLE,
        subject + " is hidden by the field of the same name in a subclass.",
        "The codec, as all code outside, sees only the latter.",
        "Rename one of them, or keep it out with @AvroIgnore.",
        ElementOrigin.of(field));
  }

  static Problem ignoredComponent(String subject, VariableElement field) {
    return new Problem(
        Code.NOT_WRITABLE,
        subject + " is a component and marked with @AvroIgnore.",
        "The constructor of a record takes all components, so decoding needs a value of each.",
        "Remove the annotation, or make the type a class.",
        ElementOrigin.of(field));
  }

  static Problem notWritable(String subject, VariableElement field) {
    return new Problem(
        Code.NOT_WRITABLE,
        subject
            + " cannot be written: it has no setter of its own type, and the field is final or hidden from its package.",
        "Decoding writes every field.",
        "Add a setter, make the field package-private and not final, make the type a record, or keep the field out with"
            + " @AvroIgnore.",
        ElementOrigin.of(field));
  }
}
