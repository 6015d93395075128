package io.avrodyne.runtime;

/** Tells that a field failed that the code at hand does not name, because nothing reads it. */
public final class SkipFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final RuntimeException failure;
  private final String field;

  /**
   * Creates one.
   *
   * @param failure of the field
   * @param field its name
   */
  SkipFailure(RuntimeException failure, String field) {
    super(null, failure, false, false);
    this.failure = failure;
    this.field = field;
  }

  /** Returns what the field failed with. */
  public RuntimeException failure() {
    return failure;
  }

  /** Returns the name of the field. */
  public String field() {
    return field;
  }
}
