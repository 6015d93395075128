package io.avrodyne.runtime;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;

/**
 * Lets an {@link AvroInput} read a value from other bytes than the caller's, and brings it back.
 *
 * <p>The input reads other bytes as long as its array is the one that it was pointed at. So {@link
 * AvroInput#reset} ends a detour without knowing of it.
 *
 * <p>Items are counted where they stand in the caller's bytes and again, from the same count, where
 * they are read; the lower of the two counts goes on. Items without bytes are bounded by the former
 * alone: they may have had bytes in the writer's layout.
 */
final class Detour {

  private static final byte[] NOWHERE = {};

  private final Scratch scratch;
  private byte[] pointedAt = NOWHERE;
  private byte[] buffer = NOWHERE;
  private int start;
  private int position;
  private int limit;
  private int itemsLeft;
  private int zeroSizeItemsLeft;

  private Detour(DecodeLimits limits) {
    scratch = new Scratch(limits.maxResolvedBytes());
  }

  /** Returns the detour of an input, made when it is first needed. */
  private static Detour of(AvroInput in) {
    Detour found = in.detour;
    if (found == null) {
      found = new Detour(in.limits);
      in.detour = found;
    }
    if (found.isOpen(in)) {
      throw new IllegalStateException("A value is opened while another one is open");
    }
    return found;
  }

  /** Brings the next value into the reader's layout and points the input at that. */
  static void through(AvroInput in, Transfer transfer) {
    Detour detour = of(in);
    Scratch scratch = detour.scratch;
    scratch.clear();
    int start = in.position;
    int items = in.itemsLeft;
    transfer.run(in, scratch);
    int itemsAfter = in.itemsLeft;
    in.itemsLeft = items;
    detour.point(in, scratch.bytes, scratch.size, start, itemsAfter);
  }

  /** Points the input at a value in the reader's layout; in the caller's bytes it has none. */
  static void to(AvroInput in, byte[] bytes) {
    of(in).point(in, bytes, bytes.length, in.position, in.itemsLeft);
  }

  private void point(AvroInput in, byte[] bytes, int end, int valueStart, int itemsAfter) {
    buffer = in.buffer;
    start = valueStart;
    position = in.position;
    limit = in.limit;
    itemsLeft = itemsAfter;
    zeroSizeItemsLeft = in.zeroSizeItemsLeft;
    pointedAt = bytes;
    in.buffer = bytes;
    in.position = 0;
    in.limit = end;
    in.zeroSizeItemsLeft = Integer.MAX_VALUE;
  }

  /** Points the input at the caller's bytes again, behind the value. */
  static void close(AvroInput in) {
    Detour detour = in.detour;
    if (detour != null && detour.isOpen(in)) {
      detour.back(in, detour.position);
    }
  }

  private boolean isOpen(AvroInput in) {
    return isAt(in.buffer);
  }

  /** Returns whether an input that reads these bytes is away. */
  boolean isAt(byte[] bytes) {
    return bytes == pointedAt;
  }

  private void back(AvroInput in, int at) {
    in.buffer = buffer;
    in.position = at;
    in.limit = limit;
    in.itemsLeft = Math.min(in.itemsLeft, itemsLeft);
    in.zeroSizeItemsLeft = zeroSizeItemsLeft;
    forget();
  }

  /** Ends the detour of an input that was brought back, and returns where the value begins. */
  int abandon() {
    forget();
    return start;
  }

  private void forget() {
    pointedAt = NOWHERE;
    buffer = NOWHERE;
  }

  /** Returns a failure within a detour with the position of the value, which the caller knows. */
  static DecodeException relocated(DecodeException e, int position) {
    DecodeException there =
        e instanceof LimitExceededException
            ? CodecFailures.limit(e.reason(), position)
            : CodecFailures.decoding(e.reason(), position, e.getCause());
    if (!e.path().isEmpty()) {
      CodecFailures.within(e.path(), there);
    }
    there.setStackTrace(e.getStackTrace());
    return there;
  }
}
