package io.avrodyne.runtime.codegen;

import io.avrodyne.runtime.AvroInput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between optionals and references, for unions in which null is one of several
 * branches. Called by generated code.
 *
 * <p><b>Allocation.</b> The optional.
 */
public final class Optionals {

  private Optionals() {}

  /** Returns the value of an optional, or null if it is empty. */
  public static <T> @Nullable T orNull(Optional<T> optional) {
    return Failures.nonNull(optional).orElse(null);
  }

  /** Returns an optional with the given value, or an empty optional for null. */
  public static <T> Optional<T> ofNullable(@Nullable T value, AvroInput in) {
    return Optional.ofNullable(value);
  }
}
