package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;

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

  /**
   * Returns what to throw further when decoding {@code field} threw {@code thrown}: with the path
   * of the field that failed, which may be one that is skipped before it.
   */
  public static DecodeException located(RuntimeException thrown, String field, AvroInput in) {
    if (thrown instanceof SkipFailure skip) {
      return located(skip.failure, skip.field, in);
    }
    return CodecFailures.within(field, CodecFailures.ofBuilding(thrown, in.position()));
  }
}
