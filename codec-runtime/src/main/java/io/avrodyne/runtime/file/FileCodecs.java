package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import org.jspecify.annotations.Nullable;

/** A factory of codecs for compressions. A library is not loaded before its codec is created. */
final class FileCodecs {

  private FileCodecs() {}

  /**
   * Returns the compression that a file names.
   *
   * @param preferred the compression whose level is used if the names are equal
   * @throws DecodeException if the name is unknown
   */
  static Compression named(String name, Compression preferred) {
    if (name.equals(preferred.name())) {
      return preferred;
    }
    return switch (name) {
      case Compression.NULL_NAME -> Compression.NULL;
      case Compression.DEFLATE_NAME -> Compression.deflate();
      case Compression.ZSTANDARD_NAME -> Compression.zstandard();
      case Compression.SNAPPY_NAME -> Compression.SNAPPY;
      case Compression.BZIP2_NAME -> Compression.BZIP2;
      case Compression.XZ_NAME -> Compression.xz();
      default -> throw FileFailures.unknownCodec(name);
    };
  }

  /**
   * Returns a new codec; null for data that are not compressed.
   *
   * @throws IllegalStateException if the library is missing
   */
  static @Nullable FileCodec create(Compression compression) {
    try {
      return codec(compression);
    } catch (LinkageError e) {
      throw new IllegalStateException("Files " + need(compression), e);
    }
  }

  /**
   * Returns a new codec for reading a file; null for data that are not compressed.
   *
   * @throws DecodeException if the library is missing, because the file names the compression
   */
  static @Nullable FileCodec forReading(Compression compression) {
    try {
      return codec(compression);
    } catch (LinkageError e) {
      throw FileFailures.malformed("files " + need(compression), 0, e);
    }
  }

  private static @Nullable FileCodec codec(Compression compression) {
    return switch (compression.name()) {
      case Compression.NULL_NAME -> null;
      case Compression.DEFLATE_NAME -> new DeflateFileCodec(compression.level());
      case Compression.ZSTANDARD_NAME -> new ZstandardFileCodec(compression.level());
      case Compression.SNAPPY_NAME -> new SnappyFileCodec();
      case Compression.BZIP2_NAME -> new Bzip2FileCodec();
      case Compression.XZ_NAME -> new XzFileCodec(compression.level());
      default -> throw new IllegalArgumentException(compression.name());
    };
  }

  private static String need(Compression compression) {
    return "compressed with "
        + compression.name()
        + " need "
        + artifacts(compression)
        + " on the class path";
  }

  /** Fails in the same way as {@link #create}, without keeping a codec. */
  static void requireLibrary(Compression compression) {
    FileCodec codec = create(compression);
    if (codec != null) {
      codec.close();
    }
  }

  private static String artifacts(Compression compression) {
    return switch (compression.name()) {
      case Compression.ZSTANDARD_NAME -> "com.github.luben:zstd-jni";
      case Compression.SNAPPY_NAME -> "org.xerial.snappy:snappy-java";
      case Compression.XZ_NAME -> "org.tukaani:xz and org.apache.commons:commons-compress";
      default -> "org.apache.commons:commons-compress";
    };
  }
}
