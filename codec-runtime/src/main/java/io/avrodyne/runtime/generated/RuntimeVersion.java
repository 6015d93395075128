package io.avrodyne.runtime.generated;

/** The check that the first statement of an earlier codec calls. */
public final class RuntimeVersion {

  private RuntimeVersion() {}

  /**
   * Rejects the codec.
   *
   * @param generatedFor the version that the codec was generated for
   * @param type the Java type that the codec is for
   * @return nothing
   * @throws IncompatibleClassChangeError always; the message says what to compile again
   */
  public static int require(int generatedFor, String type) {
    return io.avrodyne.runtime.codegen.RuntimeVersion.require(generatedFor, type);
  }
}
