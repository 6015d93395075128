package io.avrodyne.api;

/**
 * Says that input asks for more than its limits allow. It may be well formed: a higher limit would
 * accept it.
 */
public final class LimitExceededException extends DecodeException {

  private static final long serialVersionUID = 1L;

  LimitExceededException(String reason, long position) {
    super(reason, position, null);
  }
}
