package io.avrodyne.processor.plan;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds what a schema says besides the layout of the bytes.
 *
 * @param doc the documentation, null for none
 * @param aliases other names
 * @param properties further attributes, in order
 */
public record Attributes(
    @Nullable String doc, List<String> aliases, Map<String, Object> properties) {

  /** Says nothing. */
  public static final Attributes NONE = new Attributes(null, List.of(), Map.of());

  /** Copies the collections. */
  public Attributes {
    aliases = List.copyOf(aliases);
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }
}
