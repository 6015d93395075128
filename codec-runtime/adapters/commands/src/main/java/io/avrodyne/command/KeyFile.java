package io.avrodyne.command;

import java.nio.file.Path;

/**
 * A file of keys or certificates.
 *
 * @param file the file
 * @param type such as {@code PKCS12}
 * @param password the password of the file; may be empty
 * @param keyPassword the password of the keys in it; may be empty
 */
record KeyFile(Path file, String type, String password, String keyPassword) {

  /** Returns the file only. */
  @Override
  public String toString() {
    return file.toString();
  }
}
