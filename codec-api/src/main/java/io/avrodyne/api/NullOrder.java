package io.avrodyne.api;

/** The position of {@code null} in the union of a nullable field or element. */
public enum NullOrder {
  /** {@code ["null", T]}; a field has the default {@code null}. */
  FIRST,
  /**
   * {@code [T, "null"]}; without a default, because before Avro 1.12 a default had to match the
   * first branch.
   */
  LAST
}
