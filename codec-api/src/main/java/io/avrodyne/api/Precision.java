package io.avrodyne.api;

/** The treatment of digits of a time below the unit that is written. */
public enum Precision {
  /** Drops the digits by rounding towards the past, so times before the epoch move away from it. */
  FLOOR,
  /** Rejects the digits with an {@link EncodeException}. */
  EXACT
}
