package io.avrodyne.benchmarks.files;

import io.avrodyne.runtime.file.Compression;
import org.apache.avro.file.CodecFactory;

/** How blocks are compressed, with the same library and level for everybody. */
public enum FileFormat {
  /** Not at all. */
  NULL,
  /** By zlib, which the JDK has. */
  DEFLATE,
  /** By zstd-jni. */
  ZSTANDARD,
  /** By snappy-java. */
  SNAPPY,
  /** By commons-compress; not measured unless asked for, because it takes so long. */
  BZIP2,
  /** By xz for Java; not measured unless asked for, either. */
  XZ;

  /** What a block holds at least before it is written, in bytes. */
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
