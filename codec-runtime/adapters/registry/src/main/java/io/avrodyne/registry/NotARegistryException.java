package io.avrodyne.registry;

/**
 * An exception thrown if an answer is not one of a registry, although its status is that of
 * success: a page of a proxy, or of another application, rather than what the API of registries
 * defines.
 */
public final class NotARegistryException extends RegistryException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param status the HTTP status of the answer
   */
  public NotARegistryException(String message, int status) {
    super(message, status, 0, null);
  }
}
