package io.avrodyne.command.diff;

/**
 * A difference between two schemas.
 *
 * @param path the place of the difference, or an empty text for the root
 * @param text what is different
 * @param keepsBackward whether a reader with the new schema reads the data of the old one
 * @param keepsForward whether a reader with the old schema reads the data of the new one
 */
public record Change(String path, String text, boolean keepsBackward, boolean keepsForward) {

  /** Returns which side may be deployed first. */
  public Order order() {
    return Order.of(keepsBackward, keepsForward);
  }

  /** Returns the line that tells a person of the difference. */
  @Override
  public String toString() {
    return (path.isEmpty() ? "" : path + ": ") + text + "; " + order().advice();
  }
}
