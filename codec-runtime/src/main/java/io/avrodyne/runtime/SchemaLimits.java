package io.avrodyne.runtime;

/**
 * Limits on the text of a schema, for schemas from untrusted sources such as files. A text within
 * the default limits is parsed in about a second at most.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param maxTextLength the maximum length of the text, in characters
 * @param maxNesting the maximum nesting depth of brackets; the JSON parser has its own limit of
 *     1,000
 * @param maxNamedTypes the maximum number of records, enums and fixed that the text defines
 * @param maxNameLength the maximum length of the full name of a type, in characters
 * @param maxForwardWork the maximum work for a text that uses types before it defines them, which
 *     the specification forbids and Apache Avro allows: the number of records times the number of
 *     opening brackets. Records that use themselves do not count
 */
public record SchemaLimits(
    int maxTextLength, int maxNesting, int maxNamedTypes, int maxNameLength, int maxForwardWork) {

  /**
   * The default limits: 2^20 characters, 500 levels, 10,000 named types, names of 1,024 characters,
   * work of 2^20.
   */
  public static final SchemaLimits DEFAULT = new SchemaLimits(1 << 20, 500, 10_000, 1_024, 1 << 20);

  /**
   * Creates limits.
   *
   * @throws IllegalArgumentException if a limit is negative
   */
  public SchemaLimits {
    if ((maxTextLength | maxNesting | maxNamedTypes | maxNameLength | maxForwardWork) < 0) {
      throw new IllegalArgumentException("A limit must not be negative");
    }
  }

  /** Returns these limits with a different maximum length of the text, in characters. */
  public SchemaLimits withMaxTextLength(int characters) {
    return new SchemaLimits(characters, maxNesting, maxNamedTypes, maxNameLength, maxForwardWork);
  }

  /** Returns these limits with a different maximum nesting depth of brackets. */
  public SchemaLimits withMaxNesting(int levels) {
    return new SchemaLimits(maxTextLength, levels, maxNamedTypes, maxNameLength, maxForwardWork);
  }

  /** Returns these limits with a different maximum number of named types. */
  public SchemaLimits withMaxNamedTypes(int types) {
    return new SchemaLimits(maxTextLength, maxNesting, types, maxNameLength, maxForwardWork);
  }

  /** Returns these limits with a different maximum length of full names, in characters. */
  public SchemaLimits withMaxNameLength(int characters) {
    return new SchemaLimits(maxTextLength, maxNesting, maxNamedTypes, characters, maxForwardWork);
  }

  /**
   * Returns these limits with a different maximum work for types that are used before their
   * definition.
   */
  public SchemaLimits withMaxForwardWork(int work) {
    return new SchemaLimits(maxTextLength, maxNesting, maxNamedTypes, maxNameLength, work);
  }
}
