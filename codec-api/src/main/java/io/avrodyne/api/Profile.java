package io.avrodyne.api;

/** The rules by which the schema of a type is derived. */
public enum Profile {
  /** The rules of this library. */
  STANDARD,
  /**
   * The rules of Apache Avro's reflection: own fields before inherited ones, sorted by name, and
   * Apache Avro's names, mappings and nullability. Each library can read the data of the other.
   */
  REFLECT
}
