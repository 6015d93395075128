package io.avrodyne.runtime.generated;

import io.avrodyne.runtime.AvroInput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Turns optionals into references and back, where null is one of several branches of a union.
 * Called by generated code.
 *
 * <p><b>Allocation.</b> The optional.
 */
public final class Optionals {

  private Optionals() {}

  /** Returns the value, null if there is none. */
  public static <T> @Nullable T orNull(Optional<T> optional) {
    return Failures.nonNull(optional).orElse(null);
  }

  /** Returns an optional that holds a value, or none for null. */
  public static <T> Optional<T> ofNullable(@Nullable T value, AvroInput in) {
    return Optional.ofNullable(value);
  }
}
