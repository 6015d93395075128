package io.avrodyne.api;

/**
 * The fields of a type that are nullable without an annotation of their own. Elements of lists are
 * never among them, nor is a field with an annotation whose simple name is {@code NonNull}, {@code
 * NotNull} or {@code Nonnull}, unless another annotation makes it nullable.
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
