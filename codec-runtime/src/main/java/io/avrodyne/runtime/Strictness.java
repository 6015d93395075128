package io.avrodyne.runtime;

/** Says what happens to bytes and characters where leniency can only hide corruption. */
public enum Strictness {
  /** Refuses whatever the Avro specification does not define. The default. */
  STRICT,
  /**
   * Accepts what Apache Avro accepts: any byte but 1 as {@code false}, over-long varints, malformed
   * UTF-8 as U+FFFD, lone surrogates as {@code ?}, block sizes that disagree with the items.
   */
  LENIENT
}
