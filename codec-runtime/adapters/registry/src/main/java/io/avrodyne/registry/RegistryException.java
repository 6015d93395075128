package io.avrodyne.registry;

import org.jspecify.annotations.Nullable;

/**
 * An exception thrown if a registry cannot be reached, rejects a request or sends an answer that
 * cannot be understood. The message has the request and the reason, but never credentials.
 */
public class RegistryException extends RuntimeException {

  /** The status of requests without an answer. */
  public static final int NO_STATUS = 0;

  private static final long serialVersionUID = 1L;

  private final int status;
  private final int errorCode;

  /**
   * Creates an exception.
   *
   * @param status the HTTP status of the answer, or {@link #NO_STATUS}
   * @param errorCode the registry's own error code, such as 40403, or 0
   */
  public RegistryException(String message, int status, int errorCode, @Nullable Throwable cause) {
    super(message, cause);
    this.status = status;
    this.errorCode = errorCode;
  }

  /** Returns the HTTP status of the answer, or {@link #NO_STATUS}. */
  public final int status() {
    return status;
  }

  /** Returns the registry's own error code, such as 40403, or 0 if the answer had none. */
  public final int errorCode() {
    return errorCode;
  }
}
