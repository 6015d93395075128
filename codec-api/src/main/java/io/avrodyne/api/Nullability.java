package io.avrodyne.api;

/**
 * Says which fields of a type are nullable although nothing marks them one by one. Elements of
 * lists never are.
 */
public enum Nullability {
  /** None. */
  NON_NULL,
  /** All whose Java type is not a primitive. */
  REFERENCES,
  /**
   * All. A primitive is always written as a value; a {@code null} read into it is a {@link
   * DecodeException}.
   */
  ALL
}
