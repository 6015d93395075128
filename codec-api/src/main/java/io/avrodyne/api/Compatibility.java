package io.avrodyne.api;

/**
 * Says what a change of a type must keep readable. Where the processor knows the schemas of earlier
 * versions, through its option {@code avrodyne.history}, a change that breaks this is a compile
 * error.
 *
 * <p>In every mode but {@link #NONE} it is an error besides if an earlier version has the same
 * layout and other logical types, whichever versions the mode is about: a stored message names its
 * layout only, so the two could not be told apart.
 */
public enum Compatibility {
  /** Nothing is checked. */
  NONE,
  /** The type reads what the newest earlier version wrote. */
  BACKWARD,
  /** The type reads what any earlier version wrote, which stored events need. */
  BACKWARD_TRANSITIVE,
  /** The newest earlier version reads what the type writes. */
  FORWARD,
  /** Every earlier version reads what the type writes. */
  FORWARD_TRANSITIVE,
  /** The type and the newest earlier version read each other. */
  FULL,
  /** The type and every earlier version read each other. */
  FULL_TRANSITIVE;

  /** Returns whether the type must read what earlier versions wrote. */
  public boolean isBackward() {
    return switch (this) {
      case BACKWARD, BACKWARD_TRANSITIVE, FULL, FULL_TRANSITIVE -> true;
      default -> false;
    };
  }

  /** Returns whether earlier versions must read what the type writes. */
  public boolean isForward() {
    return switch (this) {
      case FORWARD, FORWARD_TRANSITIVE, FULL, FULL_TRANSITIVE -> true;
      default -> false;
    };
  }

  /** Returns whether it is about all earlier versions rather than the newest. */
  public boolean isTransitive() {
    return switch (this) {
      case BACKWARD_TRANSITIVE, FORWARD_TRANSITIVE, FULL_TRANSITIVE -> true;
      default -> false;
    };
  }
}
