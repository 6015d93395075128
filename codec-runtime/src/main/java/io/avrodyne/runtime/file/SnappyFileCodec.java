package io.avrodyne.runtime.file;

import java.io.EOFException;
import java.io.IOException;
import java.util.zip.CRC32;
import org.xerial.snappy.Snappy;

/**
 * A codec for snappy. This is the only class that depends on snappy-java.
 *
 * <p><b>Shape.</b> Snappy's raw format, then the CRC-32 of the uncompressed data in big-endian
 * order.
 */
final class SnappyFileCodec extends FileCodec {

  private static final int CRC_BYTES = 4;

  /** Three bytes expand to at most 64, so a larger declared length is false. */
  private static final long MAX_EXPANSION = 22;

  private final CRC32 crc = new CRC32();

  SnappyFileCodec() {
    Snappy.maxCompressedLength(0); // Loads the library, or fails here.
  }

  @Override
  void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    to.ensure((long) Snappy.maxCompressedLength(length) + CRC_BYTES);
    to.advance(Snappy.compress(from, offset, length, to.array(), to.size()));
    int sum = crcOf(from, offset, length);
    for (int shift = 24; shift >= 0; shift -= 8) {
      to.write(sum >>> shift);
    }
  }

  @Override
  void decompress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    int compressed = length - CRC_BYTES;
    if (compressed <= 0) {
      throw new EOFException("a snappy block is too short for its checksum");
    }
    int declaredSize = Snappy.uncompressedLength(from, offset, compressed);
    if (declaredSize < 0 || declaredSize > MAX_EXPANSION * compressed) {
      throw new IOException("a snappy block declares an impossible decompressed size");
    }
    to.ensure(declaredSize);
    int size = to.size();
    int decompressed = Snappy.uncompress(from, offset, compressed, to.array(), size);
    if (crcOf(to.array(), size, decompressed) != readInt(from, offset + compressed)) {
      throw new IOException("the checksum of a snappy block does not match");
    }
    to.advance(decompressed);
  }

  private int crcOf(byte[] bytes, int offset, int length) {
    crc.reset();
    crc.update(bytes, offset, length);
    return (int) crc.getValue();
  }

  private static int readInt(byte[] bytes, int offset) {
    return (bytes[offset] << 24)
        | ((bytes[offset + 1] & 0xFF) << 16)
        | ((bytes[offset + 2] & 0xFF) << 8)
        | (bytes[offset + 3] & 0xFF);
  }
}
