package io.avrodyne.api;

/** Says what encoding does with digits of a time below the unit that is written. */
public enum Precision {
  /** Drops them, towards the past; so time before the epoch moves away from it. */
  FLOOR,
  /** Refuses them with an {@link EncodeException}. */
  EXACT
}
