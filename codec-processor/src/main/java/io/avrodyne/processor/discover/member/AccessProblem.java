package io.avrodyne.processor.discover.member;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import javax.lang.model.element.ElementKind;

/** The messages about properties that cannot be read or written. */
public final class AccessProblem {

  private AccessProblem() {}

  /** Returns the problem of a property that encoding cannot read, for a reason. */
  public static Problem notReadable(PropertyDraft property, String reason) {
    return new Problem(
        Code.NOT_READABLE,
        property.subject()
            + " cannot be read: "
            + reason
            + ", and the field is not accessible to the codec.",
        "Encoding reads every field.",
        "Add a getter, make the field package-private, let the codec use private members with"
            + " access = Access.PRIVATE, or exclude it with @AvroIgnore.",
        ElementOrigin.of(property.element()));
  }

  /** Returns the problem of an abstract accessor that the codec cannot call. */
  public static Problem hiddenAccessor(PropertyDraft property) {
    return new Problem(
        Code.NOT_READABLE,
        property.subject() + " cannot be read: the accessor is not accessible to the codec.",
        "Encoding reads every field.",
        "Make it public.",
        ElementOrigin.of(property.element()));
  }

  /** Returns the problem of a field that a field of a subclass hides. */
  public static Problem hidden(PropertyDraft property) {
    return new Problem(
        Code.NOT_READABLE,
        property.subject() + " is hidden by the field of the same name in a subclass.",
        "The codec can only see the field of the subclass.",
        "Rename one of the fields, or exclude this one with @AvroIgnore.",
        ElementOrigin.of(property.element()));
  }

  /** Returns the problem of a component that an annotation leaves out. */
  public static Problem ignoredComponent(PropertyDraft property) {
    return new Problem(
        Code.NOT_WRITABLE,
        property.subject() + " is a record component marked with @AvroIgnore.",
        "The constructor of a record takes all components, so decoding needs a value for each.",
        "Remove the annotation, or make the type a class.",
        ElementOrigin.of(property.element()));
  }

  /** Returns the problem of an abstract accessor that an annotation leaves out. */
  public static Problem ignoredAccessor(PropertyDraft property) {
    return new Problem(
        Code.NOT_WRITABLE,
        property.subject() + " is an abstract accessor marked with @AvroIgnore.",
        "The generated implementation needs a value for each abstract accessor.",
        "Remove the annotation, or give the method a body.",
        ElementOrigin.of(property.element()));
  }

  /** Returns the problem of a property that decoding cannot write, for a reason. */
  public static Problem notWritable(PropertyDraft property, String reason) {
    return new Problem(
        Code.NOT_WRITABLE,
        property.subject()
            + " cannot be written: "
            + reason
            + ", and the field is final or not accessible to the codec.",
        "Decoding writes every field.",
        "Add a setter, make the field package-private and non-final, make the type a record, let the codec use private"
            + " members with access = Access.PRIVATE, or exclude the field with @AvroIgnore.",
        ElementOrigin.of(property.element()));
  }

  /** Returns the problem of a property that a builder does not take, for a reason. */
  public static Problem notBuildable(PropertyDraft property, String reason) {
    return new Problem(
        Code.NOT_WRITABLE,
        property.subject() + " cannot be written: " + reason + ".",
        "Decoding passes every field to the builder.",
        "Add the method " + property.name() + "(" + property.type() + ") to the builder.",
        ElementOrigin.of(property.element()));
  }

  /**
   * Returns the problem of two properties that need one method.
   *
   * @param shared the method, and the property that needs it too
   */
  public static Problem shared(PropertyDraft property, SharedAccessor shared) {
    return new Problem(
        Code.SHARED_ACCESSOR,
        property.subject()
            + " and "
            + shared.other()
            + " share the accessor "
            + shared.method().getSimpleName()
            + ".",
        "An accessor belongs to one property, so the value of the other would be lost.",
        "Give "
            + property.name()
            + " an accessor of its own, such as "
            + shared.suggestion()
            + ", or exclude one of the two with @AvroIgnore"
            + (property.element().getKind() == ElementKind.FIELD ? " on its field." : "."),
        ElementOrigin.of(property.element()));
  }
}
