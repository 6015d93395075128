package io.avrodyne.processor.plan;

import org.jspecify.annotations.Nullable;

/**
 * Is what an attribute of an annotation says.
 *
 * @param origin where it stands in the source
 */
public record AnnotationText(String text, Origin origin) {

  /** Compares without origin: what is said is the same wherever it stands. */
  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof AnnotationText other && text.equals(other.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
