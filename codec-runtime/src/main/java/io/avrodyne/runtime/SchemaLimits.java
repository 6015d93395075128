package io.avrodyne.runtime;

/**
 * Bounds what the text of a schema may ask for, where schemas come from strangers, as those of
 * files do. A text within the default limits is parsed in about a second, at most.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param maxTextLength the length of the text, in characters
 * @param maxNesting how deep brackets may be nested; the parser of JSON has its own limit of 1,000
 * @param maxNamedTypes the records, enums and fixed that the text defines
 * @param maxNameLength the length of the full name of a type, in characters
 * @param maxForwardWork the work for a text that uses types before it defines them, which the
 *     specification forbids and Apache Avro allows: the number of its records times that of its
 *     opening brackets. Records that use themselves do not count as such
 */
public record SchemaLimits(
    int maxTextLength, int maxNesting, int maxNamedTypes, int maxNameLength, int maxForwardWork) {

  /** 2^20 characters, 500 levels, 10,000 named types, names of 1,024 characters, work of 2^20. */
  public static final SchemaLimits DEFAULT = new SchemaLimits(1 << 20, 500, 10_000, 1_024, 1 << 20);

  /** Refuses negative limits with an {@link IllegalArgumentException}. */
  public SchemaLimits {
    if ((maxTextLength | maxNesting | maxNamedTypes | maxNameLength | maxForwardWork) < 0) {
      throw new IllegalArgumentException("A limit must not be negative");
    }
  }

  /** Returns these limits with another bound on the length of the text, in characters. */
  public SchemaLimits withMaxTextLength(int characters) {
    return new SchemaLimits(characters, maxNesting, maxNamedTypes, maxNameLength, maxForwardWork);
  }

  /** Returns these limits with another bound on how deep brackets may be nested. */
  public SchemaLimits withMaxNesting(int levels) {
    return new SchemaLimits(maxTextLength, levels, maxNamedTypes, maxNameLength, maxForwardWork);
  }

  /** Returns these limits with another bound on the named types that the text defines. */
  public SchemaLimits withMaxNamedTypes(int types) {
    return new SchemaLimits(maxTextLength, maxNesting, types, maxNameLength, maxForwardWork);
  }

  /** Returns these limits with another bound on the length of full names, in characters. */
  public SchemaLimits withMaxNameLength(int characters) {
    return new SchemaLimits(maxTextLength, maxNesting, maxNamedTypes, characters, maxForwardWork);
  }

  /** Returns these limits with another bound on the work for types used before their definition. */
  public SchemaLimits withMaxForwardWork(int work) {
    return new SchemaLimits(maxTextLength, maxNesting, maxNamedTypes, maxNameLength, work);
  }
}
