package io.avrodyne.runtime.codegen;

/** A check that generated codecs were compiled against each other. Called by generated code. */
public final class CodecLink {

  private CodecLink() {}

  /**
   * Compares the schema that a codec was compiled against with the current schema.
   *
   * @param caller the codec that calls
   * @param callee the type whose codec is called
   * @param expected the hash of the callee's full schema when the caller was compiled
   * @param actual the current hash
   * @throws IncompatibleClassChangeError if the hashes differ; the message names the codec to
   *     compile again
   */
  public static void check(Class<?> caller, Class<?> callee, long expected, long actual) {
    if (expected != actual) {
      throw new IncompatibleClassChangeError(
          caller.getName()
              + " was compiled against a different schema of "
              + callee.getCanonicalName()
              + ". Compile the module of "
              + caller.getName()
              + " again.");
    }
  }

  /**
   * Does the same as {@link #check(Class, Class, long, long)}. Called by the codecs of version 3.
   *
   * @param caller the type whose codec calls
   * @param callee the type whose codec is called
   * @param expected the hash of the callee's full schema when the caller was compiled
   * @param actual the current hash
   * @throws IncompatibleClassChangeError if the hashes differ; the message names the type to
   *     compile again
   */
  public static void check(String caller, String callee, long expected, long actual) {
    if (expected != actual) {
      throw new IncompatibleClassChangeError(
          "The codec of "
              + caller
              + " was compiled against a different schema of "
              + callee
              + ". Compile "
              + caller
              + " again.");
    }
  }
}
