package io.avrodyne.runtime;

/**
 * How closely data must follow the specification, and the schema of a writer the meaning of the
 * reader's. The strictness of an input or an output is about bytes and characters, that of {@link
 * AvroCodec#decoderFor(org.apache.avro.Schema, Strictness)} about schemas.
 */
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
   * Accepts what Apache Avro accepts, although that can hide corruption and errors.
   *
   * <p><b>Bytes.</b> Any byte other than 1 is {@code false}. Overlong varints, malformed UTF-8 as
   * U+FFFD, lone surrogates as {@code ?}, and block sizes that do not match the items are accepted.
   *
   * <p><b>Schemas.</b> The names of records are ignored: a record is read as any record whose
   * fields fit and, if no branch of a union has its name, as the first one that lacks none of its
   * fields without a default. Logical types that {@link #STRICT} keeps apart are read as their base
   * types: a local timestamp becomes an instant, and a number of furlongs one of metres, without an
   * error. Names of enums and fixed types still matter, units of the same kind of time are still
   * converted, and decimals still must not lose digits.
   */
  LENIENT
}
