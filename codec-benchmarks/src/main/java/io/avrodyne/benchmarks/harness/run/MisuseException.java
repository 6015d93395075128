package io.avrodyne.benchmarks.harness.run;

/** Thrown if the arguments ask for something that does not exist. The message lists the choices. */
public final class MisuseException extends Exception {

  private static final long serialVersionUID = 1L;

  /** Creates one. */
  public MisuseException(String message) {
    super(message);
  }
}
