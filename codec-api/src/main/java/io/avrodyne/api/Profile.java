package io.avrodyne.api;

/** Says which rules derive the schema of a type. */
public enum Profile {
  /** Those of this library. */
  STANDARD,
  /**
   * Those of Apache Avro's reflection: own fields before inherited ones, sorted by name, its names,
   * its mappings and its nullability. What it has written stays readable, and the other way round.
   */
  REFLECT
}
