package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.settings.ElementOrigin;
import java.util.List;

/**
 * A property that is left out because an annotation of another library ignores it.
 *
 * @param names the Avro name that it would have, and its aliases
 * @param subject {@code Type.field}, as messages name it
 * @param clause which annotation ignores it, as the predicate of a sentence
 * @param noted whether nothing but that annotation says so, not even the settings
 * @param origin the annotation
 */
public record Omission(
    List<String> names, String subject, String clause, boolean noted, ElementOrigin origin) {

  /** Copies the names. */
  public Omission {
    names = List.copyOf(names);
  }
}
