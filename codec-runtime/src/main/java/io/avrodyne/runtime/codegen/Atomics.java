package io.avrodyne.runtime.codegen;

import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Conversions between primitives and the atomic variables that hold them. Called by generated code.
 *
 * <p><b>Allocation.</b> Only what is returned.
 *
 * <p><b>Errors.</b> {@link EncodeException} for null.
 *
 * <p><b>Threads.</b> The value is read once, with the memory effects of {@code get()}.
 */
public final class Atomics {

  private Atomics() {}

  /** Returns the current value. */
  public static int get(@Nullable AtomicInteger value) {
    return Failures.nonNull(value).get();
  }

  /** Returns a new variable. */
  public static AtomicInteger toAtomicInteger(int value, AvroInput in) {
    return new AtomicInteger(value);
  }

  /** Returns the current value. */
  public static long get(@Nullable AtomicLong value) {
    return Failures.nonNull(value).get();
  }

  /** Returns a new variable. */
  public static AtomicLong toAtomicLong(long value, AvroInput in) {
    return new AtomicLong(value);
  }

  /** Returns the current value. */
  public static boolean get(@Nullable AtomicBoolean value) {
    return Failures.nonNull(value).get();
  }

  /** Returns a new variable. */
  public static AtomicBoolean toAtomicBoolean(boolean value, AvroInput in) {
    return new AtomicBoolean(value);
  }
}
