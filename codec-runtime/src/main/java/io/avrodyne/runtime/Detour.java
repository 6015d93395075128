package io.avrodyne.runtime;

/**
 * A detour of an {@link AvroInput} to a value in bytes other than the caller's, and back.
 *
 * <p>The input is on a detour as long as its array is the one that the detour gave it. {@link
 * AvroInput#reset} therefore ends a detour without knowing about it.
 *
 * <p>Items are counted both in the caller's bytes and, starting from the same count, in the other
 * bytes; the lower remaining count is kept. Items of zero size are limited only by the former
 * count, because they may have had bytes in the writer's layout.
 */
final class Detour {

  private static final byte[] NOWHERE = {};

  private byte[] pointedAt = NOWHERE;
  private byte[] buffer = NOWHERE;
  private int start;
  private int position;
  private int limit;
  private int itemsLeft;
  private int zeroSizeItemsLeft;

  private Detour() {}

  /**
   * Returns the detour of an input, created when it is first needed.
   *
   * @throws IllegalStateException if the input is already on a detour
   */
  static Detour of(AvroInput in) {
    Detour found = in.detour;
    if (found == null) {
      found = new Detour();
      in.detour = found;
    }
    if (found.isOpen(in)) {
      throw new IllegalStateException("A value was opened while another value was still open");
    }
    return found;
  }

  /**
   * Points the input, which is positioned after a value in the caller's bytes, at other bytes.
   *
   * @param valueStart the position of the value in the caller's bytes
   * @param itemsBefore how many items were left at that position
   */
  void point(AvroInput in, byte[] bytes, int end, int valueStart, int itemsBefore) {
    buffer = in.buffer;
    start = valueStart;
    position = in.position;
    limit = in.limit;
    itemsLeft = in.itemsLeft;
    zeroSizeItemsLeft = in.zeroSizeItemsLeft;
    pointedAt = bytes;
    in.buffer = bytes;
    in.position = 0;
    in.limit = end;
    in.itemsLeft = itemsBefore;
    in.zeroSizeItemsLeft = Integer.MAX_VALUE;
  }

  /** Points the input at the caller's bytes again, after the value. */
  static void close(AvroInput in) {
    Detour detour = in.detour;
    if (detour != null && detour.isOpen(in)) {
      detour.back(in, detour.position);
    }
  }

  private boolean isOpen(AvroInput in) {
    return isAt(in.buffer);
  }

  /** Returns whether an input that reads these bytes is on this detour. */
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

  /** Ends the detour of an input that has been restored, and returns the position of the value. */
  int abandon() {
    forget();
    return start;
  }

  private void forget() {
    pointedAt = NOWHERE;
    buffer = NOWHERE;
  }
}
