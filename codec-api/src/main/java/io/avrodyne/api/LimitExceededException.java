package io.avrodyne.api;

/**
 * An exception thrown if input exceeds a limit. The input may be well formed; a higher limit would
 * accept it.
 */
public final class LimitExceededException extends DecodeException {

  private static final long serialVersionUID = 1L;

  LimitExceededException(String reason, long position) {
    super(reason, position, null);
  }
}
