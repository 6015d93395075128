package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import javax.lang.model.element.ElementKind;

/** Words the findings about properties that cannot be read or written. */
final class AccessProblem {

  private AccessProblem() {}

  static Problem notReadable(PropertyDraft property, String reason) {
    return new Problem(
        Code.NOT_READABLE,
        property.subject()
            + " cannot be read: "
            + reason
            + ", and its package cannot see the field.",
        "Encoding reads every field.",
        "Add a getter, make the field package-private, or keep it out with @AvroIgnore.",
        ElementOrigin.of(property.element()));
  }

  static Problem hiddenAccessor(PropertyDraft property) {
    return new Problem(
        Code.NOT_READABLE,
        property.subject() + " cannot be read: its accessor is hidden from the package.",
        "Encoding reads every field.",
        "Make it public.",
        ElementOrigin.of(property.element()));
  }

  static Problem hidden(PropertyDraft property) {
    return new Problem(
        Code.NOT_READABLE,
        property.subject() + " is hidden by the field of the same name in a subclass.",
        "The codec, as all code outside, sees only the latter.",
        "Rename one of them, or keep it out with @AvroIgnore.",
        ElementOrigin.of(property.element()));
  }

  static Problem ignoredComponent(PropertyDraft property) {
    return new Problem(
        Code.NOT_WRITABLE,
        property.subject() + " is a component and marked with @AvroIgnore.",
        "The constructor of a record takes all components, so decoding needs a value of each.",
        "Remove the annotation, or make the type a class.",
        ElementOrigin.of(property.element()));
  }

  static Problem ignoredAccessor(PropertyDraft property) {
    return new Problem(
        Code.NOT_WRITABLE,
        property.subject() + " is abstract and marked with @AvroIgnore.",
        "The class that is generated for it needs a value of each abstract accessor.",
        "Remove the annotation, or give the method a body.",
        ElementOrigin.of(property.element()));
  }

  static Problem notWritable(PropertyDraft property, String reason) {
    return new Problem(
        Code.NOT_WRITABLE,
        property.subject()
            + " cannot be written: "
            + reason
            + ", and the field is final or hidden from its package.",
        "Decoding writes every field.",
        "Add a setter, make the field package-private and not final, make the type a record, or keep the field out with"
            + " @AvroIgnore.",
        ElementOrigin.of(property.element()));
  }

  static Problem notBuildable(PropertyDraft property, String reason) {
    return new Problem(
        Code.NOT_WRITABLE,
        property.subject() + " cannot be written: " + reason + ".",
        "Decoding gives every field to the builder.",
        "Let the builder have a method " + property.name() + " that takes " + property.type() + ".",
        ElementOrigin.of(property.element()));
  }

  /**
   * Words that two properties need one method.
   *
   * @param shared the method, and the property that needs it too
   */
  static Problem shared(PropertyDraft property, SharedAccessor shared) {
    return new Problem(
        Code.SHARED_ACCESSOR,
        property.subject()
            + " and "
            + shared.other()
            + " find one accessor, "
            + shared.method().getSimpleName()
            + ".",
        "A method reads or writes one property, so the value of the other would be lost.",
        "Give "
            + property.name()
            + " one that is its own, such as "
            + shared.suggestion()
            + ", or keep one of the two out with @AvroIgnore"
            + (property.element().getKind() == ElementKind.FIELD ? " on its field." : "."),
        ElementOrigin.of(property.element()));
  }
}
