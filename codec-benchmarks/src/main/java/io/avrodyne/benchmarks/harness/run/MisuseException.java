package io.avrodyne.benchmarks.harness.run;

/** Thrown if a run cannot start as it is asked for. The message says what the user can do. */
public final class MisuseException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Creates one. */
  public MisuseException(String message) {
    super(message);
  }
}
