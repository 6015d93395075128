package io.avrodyne.runtime;

/** Says what happens to bytes and characters where leniency can only hide corruption. */
public enum Strictness {
  /**
   * Refuses whatever the Avro specification does not define. The default.
   *
   * <p><b>Logical types.</b> The name of a logical type is part of what a schema means, whether
   * Avro defines it, a converter does, or nobody knows it. Only one of Avro's own counts as absent
   * where the specification does not allow it: on another base type, or with an invalid precision
   * or scale. Two questions are asked of logical types:
   *
   * <ul>
   *   <li>Are two schemas the same? They are if they have equal logical types in the same places; a
   *       type with a logical type is not the same as one without. A codec decodes data of the same
   *       schema without resolution. A store of schemas takes two schemas with one fingerprint only
   *       if they are the same, because a message does not say which of the two wrote it.
   *   <li>Can data of one schema be read with another one? On one base type, and where an int
   *       becomes a long, they can if one side has no logical type, if the names are equal, or if
   *       both count one kind of time. Decimals get a larger scale, but never lose digits. Where
   *       text becomes bytes, bytes text, or a number a float or a double, neither side may have a
   *       logical type. Two different names are refused.
   * </ul>
   */
  STRICT,
  /**
   * Accepts what Apache Avro accepts: any byte but 1 as {@code false}, over-long varints, malformed
   * UTF-8 as U+FFFD, lone surrogates as {@code ?}, block sizes that disagree with the items.
   */
  LENIENT
}
