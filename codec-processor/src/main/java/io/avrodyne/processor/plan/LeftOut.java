package io.avrodyne.processor.plan;

import java.util.List;

/**
 * A field that is not part of a record, because an annotation of another library ignores it.
 *
 * @param names the Avro name that it would have, and its aliases
 * @param subject {@code Type.field}, as messages name it
 * @param clause which annotation ignores it, as the predicate of a sentence
 * @param noted whether nothing but that annotation says so, not even the settings
 * @param origin its position in the source
 */
public record LeftOut(
    List<String> names, String subject, String clause, boolean noted, Origin origin) {

  /** Copies the names. */
  public LeftOut {
    names = List.copyOf(names);
  }
}
