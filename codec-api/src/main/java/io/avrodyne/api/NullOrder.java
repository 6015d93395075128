package io.avrodyne.api;

/** Says where {@code null} stands in the union of a nullable field or element. */
public enum NullOrder {
  /** {@code ["null", T]}; a field has the default {@code null}. */
  FIRST,
  /**
   * {@code [T, "null"]}; without a default, which before Avro 1.12 had to match the first branch.
   */
  LAST
}
