package io.avrodyne.benchmarks.harness;

/** The changes of a class after which a format still reads the data of before. */
public enum Survival {
  /** No change. */
  NONE("no"),
  /** A field that was added at the end. */
  LAST("a field added at the end"),
  /** A field that was added. */
  ADDED("a field added"),
  /** Fields that were added and removed. */
  ALL("yes");

  private final String text;

  Survival(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
