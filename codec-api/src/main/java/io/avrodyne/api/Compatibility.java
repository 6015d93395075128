package io.avrodyne.api;

/**
 * The compatibility that a change of a type must preserve. If the processor knows the schemas of
 * earlier versions, through its option {@code avrodyne.history}, a change that breaks compatibility
 * is a compile error.
 *
 * <p>In every mode except {@link #NONE}, it is also an error if any earlier version has the same
 * layout but different logical types. A stored message is identified by the fingerprint of its
 * layout, so the two versions could not be told apart.
 */
public enum Compatibility {
  /** Nothing is checked. */
  NONE,
  /** The type reads what the newest earlier version wrote. */
  BACKWARD,
  /** The type reads what every earlier version wrote, as stored events require. */
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

  /** Returns whether the mode covers all earlier versions rather than only the newest. */
  public boolean isTransitive() {
    return switch (this) {
      case BACKWARD_TRANSITIVE, FORWARD_TRANSITIVE, FULL_TRANSITIVE -> true;
      default -> false;
    };
  }
}
