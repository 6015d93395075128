package io.avrodyne.runtime.file;

import java.util.Objects;

/**
 * Names what the blocks of a container file are compressed with.
 *
 * <p>Deflate comes with the JDK. The others need a library on the class path: zstandard {@code
 * com.github.luben:zstd-jni}, snappy {@code org.xerial.snappy:snappy-java}, bzip2 {@code
 * org.apache.commons:commons-compress}, xz that and {@code org.tukaani:xz}.
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

  /** Leaves the blocks as they are. */
  public static final Compression NULL = new Compression(NULL_NAME, 0);

  /** Compresses and checks the data of each block with snappy, which has no levels. */
  public static final Compression SNAPPY = new Compression(SNAPPY_NAME, 0);

  /** Compresses with bzip2, which has no levels. */
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

  /** Returns deflate at the level that the JDK takes for a good one. */
  public static Compression deflate() {
    return deflate(-1);
  }

  /** Returns deflate at a level from 0, which stores, to 9; -1 is the JDK's choice. */
  public static Compression deflate(int level) {
    return leveled(DEFLATE_NAME, level, -1, 9);
  }

  /** Returns zstandard at level 3. */
  public static Compression zstandard() {
    return zstandard(DEFAULT_ZSTANDARD_LEVEL);
  }

  /** Returns zstandard at a level up to 22; negative ones are faster yet. */
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

  /** Returns the name that stands in the header of a file. */
  public String name() {
    return name;
  }

  /** Returns the level; 0 where there are none. */
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
