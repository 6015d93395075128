package io.avrodyne.processor.plan;

/** The names of members of generated classes that other compilations rely on. */
public final class CodecConstants {

  /** The constant with the codec. */
  public static final String INSTANCE = "INSTANCE";

  /** The static method that encodes; the methods for its shapes have names that begin with it. */
  public static final String WRITE = "write";

  /** The static methods that decode, like {@link #WRITE}. */
  public static final String READ = "read";

  /** The static method that decodes the data of other writers, like {@link #WRITE}. */
  public static final String RESOLVE = "resolve";

  /** The static method that copies values, like {@link #WRITE}. */
  public static final String COPY = "copy";

  /** The name of {@link #WRITE} in codecs of versions 1 and 2. */
  public static final String EARLIER_WRITE = "encode";

  /** The static method that returns the hash of the full schema. */
  public static final String SCHEMA_HASH = "schemaHash";

  private static final String SCHEMA = "SCHEMA";

  /** The class through which a codec uses private members. */
  public static final String HIDDEN = "Hidden";

  private CodecConstants() {}

  /**
   * Returns the name of a constant with a part of the schema's text; most schemas have one part.
   */
  public static String schemaPart(int index) {
    return index == 0 ? SCHEMA : SCHEMA + "_" + index;
  }

  /** Returns whether {@link #schemaPart} gives this name. Parts are declared in order. */
  public static boolean isSchemaPart(String name) {
    return name.matches(SCHEMA + "(_[0-9]+)?");
  }
}
