package io.avrodyne.benchmarks.files;

import io.avrodyne.runtime.file.Compression;
import org.apache.avro.file.CodecFactory;

/** The compression of blocks, with the same library and level for all contenders. */
public enum FileFormat {
  /** No compression. */
  NULL,
  /** Deflate, by the JDK's zlib. */
  DEFLATE,
  /** Zstandard, by zstd-jni. */
  ZSTANDARD,
  /** Snappy, by snappy-java. */
  SNAPPY,
  /** Bzip2, by commons-compress. Measured only on request, because it takes so long. */
  BZIP2,
  /** LZMA2, by XZ for Java. Measured only on request. */
  XZ;

  /** The minimum size of a block before it is written, in bytes. */
  static final int BLOCK_BYTES = 64_000;

  private static final int DEFLATE_LEVEL = 6;
  private static final int ZSTANDARD_LEVEL = 3;
  private static final int XZ_LEVEL = 6;

  Compression ours() {
    return switch (this) {
      case NULL -> Compression.NULL;
      case DEFLATE -> Compression.deflate(DEFLATE_LEVEL);
      case ZSTANDARD -> Compression.zstandard(ZSTANDARD_LEVEL);
      case SNAPPY -> Compression.SNAPPY;
      case BZIP2 -> Compression.BZIP2;
      case XZ -> Compression.xz(XZ_LEVEL);
    };
  }

  CodecFactory apache() {
    return switch (this) {
      case NULL -> CodecFactory.nullCodec();
      case DEFLATE -> CodecFactory.deflateCodec(DEFLATE_LEVEL);
      case ZSTANDARD -> CodecFactory.zstandardCodec(ZSTANDARD_LEVEL);
      case SNAPPY -> CodecFactory.snappyCodec();
      case BZIP2 -> CodecFactory.bzip2Codec();
      case XZ -> CodecFactory.xzCodec(XZ_LEVEL);
    };
  }
}
