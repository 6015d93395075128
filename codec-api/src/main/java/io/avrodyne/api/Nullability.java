package io.avrodyne.api;

/**
 * The fields of a type that are nullable without an annotation of their own. Elements of lists are
 * never among them, nor is a field with an annotation whose simple name is {@code NonNull}, {@code
 * NotNull} or {@code Nonnull}, unless another annotation makes it nullable. Except with {@link
 * Profile#REFLECT}, a field is not among them either if the compiler sees that its class has no
 * place for null: a getter, setter or creator has a primitive for a box, or a collection has no
 * setter and is filled.
 */
public enum Nullability {
  /** No field. */
  NON_NULL,
  /** All fields whose Java type is not a primitive. */
  REFERENCES,
  /**
   * All fields. A primitive is always written as a value; a {@code null} read into it causes a
   * {@link DecodeException}.
   */
  ALL
}
