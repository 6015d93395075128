package io.avrodyne.api;

/**
 * An exception thrown if input exceeds a limit. The input may be well formed; if so, a higher limit
 * would accept it, unless the limit is fixed.
 */
public final class LimitExceededException extends DecodeException {

  private static final long serialVersionUID = 1L;

  LimitExceededException(String reason, long position) {
    super(reason, position, null);
  }
}
