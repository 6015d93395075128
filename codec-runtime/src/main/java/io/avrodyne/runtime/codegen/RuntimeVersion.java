package io.avrodyne.runtime.codegen;

/**
 * The version of the interface between this runtime and generated code, which a codec checks before
 * it uses anything else of the runtime.
 *
 * <p>The version counts the changes after which previously generated codecs could fail: changes to
 * this package, to {@code binary} and {@code resolve}, and to the members of {@link
 * io.avrodyne.runtime.AvroInput} and {@link io.avrodyne.runtime.AvroCodec}. A runtime declares the
 * oldest version that it still supports.
 */
public final class RuntimeVersion {

  /** The version of this runtime. */
  public static final int CURRENT = 4;

  private static final int OLDEST = 3;

  private RuntimeVersion() {}

  /** Checks that this runtime supports a codec. */
  static void require(int generatedFor, Class<?> codec) {
    if (!isSupported(generatedFor)) {
      throw unsupported(generatedFor, codec.getName(), "its module");
    }
  }

  /**
   * Checks that this runtime supports a codec. Called by the codecs of versions 1 to 3.
   *
   * @param generatedFor the version that the codec was generated for
   * @param type the Java type that the codec is for
   * @return the version that the codec was generated for
   * @throws IncompatibleClassChangeError if the runtime is older than the codec, or too new for it;
   *     the message explains what to do
   */
  public static int require(int generatedFor, String type) {
    if (!isSupported(generatedFor)) {
      throw unsupported(generatedFor, "The codec of " + type, type);
    }
    return generatedFor;
  }

  private static boolean isSupported(int generatedFor) {
    return generatedFor >= OLDEST && generatedFor <= CURRENT;
  }

  private static IncompatibleClassChangeError unsupported(
      int generatedFor, String codec, String compiled) {
    return new IncompatibleClassChangeError(
        generatedFor > CURRENT
            ? codec
                + " was generated for a newer codec-runtime (generated code of version "
                + generatedFor
                + "; this one supports up to "
                + CURRENT
                + "). Use the same version of codec-runtime and codec-processor."
            : codec
                + " was generated for an older codec-runtime (generated code of version "
                + generatedFor
                + "; this one supports "
                + OLDEST
                + " and later). Compile "
                + compiled
                + " again with the same version of codec-processor and codec-runtime.");
  }
}
