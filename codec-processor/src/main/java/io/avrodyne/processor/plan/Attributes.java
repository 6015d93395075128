package io.avrodyne.processor.plan;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The attributes that annotations add to a schema and that do not affect the layout of the bytes.
 * The rules decide whether a schema can have them.
 *
 * @param docs the documentation, at most one if all is well
 * @param aliases other names
 * @param properties further attributes, in order, of different keys if all is well
 */
public record Attributes(
    List<AnnotationText> docs, List<AnnotationText> aliases, List<Property> properties) {

  /** No annotations. */
  public static final Attributes NONE = new Attributes(List.of(), List.of(), List.of());

  /** Copies the lists. */
  public Attributes {
    docs = List.copyOf(docs);
    aliases = List.copyOf(aliases);
    properties = List.copyOf(properties);
  }

  /** A custom property; its value is a string. */
  public record Property(AnnotationText key, String value) {}

  /** Returns the documentation, null for none. */
  public @Nullable String doc() {
    return docs.isEmpty() ? null : docs.get(0).text();
  }
}
