package io.avrodyne.runtime.resolve;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;

/**
 * A failure in a skipped field, whose name the generated code does not know because it does not
 * read the field.
 */
public final class SkipFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final RuntimeException failure;
  private final String field;

  /**
   * Creates a failure.
   *
   * @param failure the exception
   * @param field the name of the skipped field
   */
  SkipFailure(RuntimeException failure, String field) {
    super(null, failure, false, false);
    this.failure = failure;
    this.field = field;
  }

  /**
   * Returns the exception to throw after decoding {@code field} failed with {@code thrown}. Its
   * path names the field that failed, which may be a skipped field before {@code field}.
   */
  public static DecodeException located(RuntimeException thrown, String field, AvroInput in) {
    if (thrown instanceof SkipFailure skip) {
      return located(skip.failure, skip.field, in);
    }
    return CodecFailures.within(field, CodecFailures.ofBuilding(thrown, in.position()));
  }
}
