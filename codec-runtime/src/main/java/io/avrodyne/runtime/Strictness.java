package io.avrodyne.runtime;

/** The treatment of bytes and characters for which leniency can only hide corruption. */
public enum Strictness {
  /**
   * Rejects everything that the Avro specification does not define. This is the default.
   *
   * <p><b>Logical types.</b> The name of a logical type is part of the meaning of a schema, whether
   * Avro defines the logical type, a converter does, or it is unknown. An Avro logical type counts
   * as absent only where the specification does not allow it: on another base type, or with an
   * invalid precision or scale. Logical types matter for two questions:
   *
   * <ul>
   *   <li>Are two schemas the same? They are if they have equal logical types in the same places; a
   *       type with a logical type is not the same as a type without one. A codec decodes data of
   *       the same schema without resolution. A schema store accepts two schemas with the same
   *       fingerprint only if they are the same, because a message does not tell which of the two
   *       wrote it.
   *   <li>Can data of one schema be read with another? On the same base type, and where an int is
   *       promoted to a long, they can if one side has no logical type, if the names are equal, or
   *       if both are units of the same kind of time. Decimals may gain scale but never lose
   *       digits. Where a string is read as bytes, bytes as a string, or a number as a float or a
   *       double, neither side may have a logical type. Two different names are rejected.
   * </ul>
   */
  STRICT,
  /**
   * Accepts what Apache Avro accepts: any byte other than 1 as {@code false}, overlong varints,
   * malformed UTF-8 as U+FFFD, lone surrogates as {@code ?}, and block sizes that do not match the
   * items.
   */
  LENIENT
}
