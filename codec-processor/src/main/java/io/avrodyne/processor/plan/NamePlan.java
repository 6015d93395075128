package io.avrodyne.processor.plan;

import org.jspecify.annotations.Nullable;

/**
 * The name of an enum or a fixed.
 *
 * @param subject the Java type or field that it comes from, as messages name it
 * @param name without namespace
 * @param namespace "" for none
 * @param origin its position in the source
 */
public record NamePlan(String subject, String name, String namespace, Origin origin) {

  /** Returns the Avro fullname. */
  public String fullname() {
    return namespace.isEmpty() ? name : namespace + "." + name;
  }

  /** Compares without subject and origin: equal names are equal, whatever their positions. */
  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof NamePlan other
        && name.equals(other.name)
        && namespace.equals(other.namespace);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
