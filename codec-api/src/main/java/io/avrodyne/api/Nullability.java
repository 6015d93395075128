package io.avrodyne.api;

/**
 * The fields of a type that are nullable without an annotation of their own. Elements of lists are
 * never among them.
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
