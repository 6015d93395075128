package io.avrodyne.registry;

/**
 * An exception thrown if a registry rejects a schema because it is incompatible with the versions
 * that its subject has.
 */
public final class IncompatibleSchemaException extends RegistryException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param errorCode the registry's own error code, such as 409, or 0
   */
  public IncompatibleSchemaException(String message, int errorCode) {
    super(message, 409, errorCode, null);
  }
}
