package io.avrodyne.command.diff;

/** The order in which the two sides of a change may be deployed. */
public enum Order {
  /** Both directions can be read. */
  ANY("compatible both ways: either side first"),
  /** Only the new schema reads the other's data. */
  READERS_FIRST("backward compatible: readers first"),
  /** Only the old schema reads the other's data. */
  WRITERS_FIRST("forward compatible: writers first, and readers when no old data are left"),
  /** Neither direction can be read. */
  NONE("compatible neither way: another topic, or all data must be converted");

  private final String advice;

  Order(String advice) {
    this.advice = advice;
  }

  /** Returns the order for what can be read. */
  public static Order of(boolean backward, boolean forward) {
    if (backward) {
      return forward ? ANY : READERS_FIRST;
    }
    return forward ? WRITERS_FIRST : NONE;
  }

  /** Returns what to do. */
  public String advice() {
    return advice;
  }
}
