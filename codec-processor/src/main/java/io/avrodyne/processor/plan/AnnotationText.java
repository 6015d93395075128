package io.avrodyne.processor.plan;

import org.jspecify.annotations.Nullable;

/**
 * The text of an annotation attribute.
 *
 * @param origin its position in the source
 */
public record AnnotationText(String text, Origin origin) {

  /** Compares without the origin: equal texts are equal, whatever their positions. */
  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof AnnotationText other && text.equals(other.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
