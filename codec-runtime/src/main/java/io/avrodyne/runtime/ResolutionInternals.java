package io.avrodyne.runtime;

import com.google.errorprone.annotations.RestrictedApi;
import org.jspecify.annotations.Nullable;

/**
 * The access point to those non-public members of inputs that only schema resolution needs. Like
 * {@link Internals}, it is not part of the public API.
 *
 * <p><b>Allocation.</b> None.
 *
 * <p><b>Errors.</b> Those of the class that a method gives access to.
 *
 * <p><b>Threads.</b> As for the input.
 */
public final class ResolutionInternals {

  private ResolutionInternals() {}

  /** Returns how many items a datum may still have. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int itemsLeft(AvroInput in) {
    return in.itemsLeft;
  }

  /** Returns how many zero-size items a datum may still have. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static int zeroSizeItemsLeft(AvroInput in) {
    return in.zeroSizeItemsLeft;
  }

  /** Moves an input back to an earlier position and restores the counts that it had there. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void rewind(AvroInput in, int position, int itemsLeft, int zeroSizeItemsLeft) {
    in.position = position;
    in.itemsLeft = itemsLeft;
    in.zeroSizeItemsLeft = zeroSizeItemsLeft;
  }

  /**
   * Makes an input that is positioned after a value read another form of that value, until {@link
   * #endDetour} is called.
   *
   * @param valueStart the position of the value
   * @param itemsBefore how many items were left at that position
   * @throws IllegalStateException if the input is already on a detour
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void beginDetour(
      AvroInput in, byte[] bytes, int end, int valueStart, int itemsBefore) {
    Detour.of(in).point(in, bytes, end, valueStart, itemsBefore);
  }

  /**
   * Checks that an input reads the caller's bytes.
   *
   * @throws IllegalStateException if the input is on a detour
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void requireNoDetour(AvroInput in) {
    Detour.of(in);
  }

  /** Makes an input continue after the value in the caller's bytes. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void endDetour(AvroInput in) {
    Detour.close(in);
  }

  /** Returns the scratch object kept by schema resolution, or null before there is one. */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static @Nullable Object scratch(AvroInput in) {
    return in.scratch;
  }

  /**
   * Keeps the scratch object of schema resolution with an input. An {@code IntSupplier} supplies
   * the size of the array that it keeps.
   */
  @RestrictedApi(explanation = InternalUse.WHY, allowedOnPath = InternalUse.WHERE)
  public static void keepScratch(AvroInput in, Object scratch) {
    in.scratch = scratch;
  }
}
