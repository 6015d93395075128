package io.avrodyne.runtime.file;

import java.util.Objects;

/**
 * The compression of the blocks of a container file.
 *
 * <p>Deflate is part of the JDK. Each of the others needs a library on the class path: zstandard
 * needs {@code com.github.luben:zstd-jni}, snappy {@code org.xerial.snappy:snappy-java}, bzip2
 * {@code org.apache.commons:commons-compress}, and xz both that library and {@code org.tukaani:xz}.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * <p><b>Source.</b> Avro specification, "Object Container Files", "Required Codecs" and "Optional
 * Codecs".
 */
public final class Compression {

  static final String NULL_NAME = "null";
  static final String DEFLATE_NAME = "deflate";
  static final String ZSTANDARD_NAME = "zstandard";
  static final String SNAPPY_NAME = "snappy";
  static final String BZIP2_NAME = "bzip2";
  static final String XZ_NAME = "xz";

  /** No compression. */
  public static final Compression NULL = new Compression(NULL_NAME, 0);

  /** Snappy, which adds a checksum to each block and has no levels. */
  public static final Compression SNAPPY = new Compression(SNAPPY_NAME, 0);

  /** Bzip2, which is used without levels. */
  public static final Compression BZIP2 = new Compression(BZIP2_NAME, 0);

  private static final int MIN_ZSTANDARD_LEVEL = -(1 << 17);
  private static final int MAX_ZSTANDARD_LEVEL = 22;
  private static final int DEFAULT_ZSTANDARD_LEVEL = 3;
  private static final int DEFAULT_XZ_LEVEL = 6;

  private final String name;
  private final int level;

  private Compression(String name, int level) {
    this.name = name;
    this.level = level;
  }

  /** Returns deflate at the JDK's default level. */
  public static Compression deflate() {
    return deflate(-1);
  }

  /**
   * Returns deflate at a level from 0, which only stores the data, to 9; -1 is the JDK's default.
   */
  public static Compression deflate(int level) {
    return leveled(DEFLATE_NAME, level, -1, 9);
  }

  /** Returns zstandard at level 3. */
  public static Compression zstandard() {
    return zstandard(DEFAULT_ZSTANDARD_LEVEL);
  }

  /** Returns zstandard at a level of at most 22; negative levels are faster. */
  public static Compression zstandard(int level) {
    return leveled(ZSTANDARD_NAME, level, MIN_ZSTANDARD_LEVEL, MAX_ZSTANDARD_LEVEL);
  }

  /** Returns xz at level 6. */
  public static Compression xz() {
    return xz(DEFAULT_XZ_LEVEL);
  }

  /** Returns xz at a level from 0 to 9. */
  public static Compression xz(int level) {
    return leveled(XZ_NAME, level, 0, 9);
  }

  private static Compression leveled(String name, int level, int min, int max) {
    if (level < min || level > max) {
      throw new IllegalArgumentException(
          "The level of " + name + " must be from " + min + " to " + max);
    }
    return new Compression(name, level);
  }

  /** Returns the name used in the header of a file. */
  public String name() {
    return name;
  }

  /** Returns the level; 0 if the compression has no levels. */
  public int level() {
    return level;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Compression that && name.equals(that.name) && level == that.level;
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, level);
  }

  @Override
  public String toString() {
    return name + "(" + level + ")";
  }
}
