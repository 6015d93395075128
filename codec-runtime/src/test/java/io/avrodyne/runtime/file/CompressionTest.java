package io.avrodyne.runtime.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

class CompressionTest {

  private static final byte[] DATA = data(300_000);

  private static byte[] data(int size) {
    byte[] data = new byte[size];
    new Random(3).nextBytes(data);
    Arrays.fill(data, 0, size / 2, (byte) 7);
    return data;
  }

  @Test
  void codecsAreUsedForBlockAfterBlock() throws IOException {
    for (Compression compression : FilesInMemory.COMPRESSIONS) {
      FileCodec codec = FileCodecs.create(compression);
      if (codec != null) {
        for (int length : new int[] {1, 300_000, 0, 70, 150_000}) {
          BlockBytes packed = new BlockBytes(0, Integer.MAX_VALUE);
          codec.compress(DATA, DATA.length - length, length, packed);
          byte[] found = decompressed(codec, packed.array(), packed.size());
          assertArrayEquals(Arrays.copyOfRange(DATA, DATA.length - length, DATA.length), found);
        }
        codec.close();
      }
    }
  }

  /**
   * Checks data of Python's library, which drops the last byte of a checksum and keeps the first
   * three.
   */
  @Test
  void bytesAfterDeflatedDataAreIgnored() throws IOException {
    FileCodec codec = new DeflateFileCodec(-1);
    BlockBytes packed = new BlockBytes(0, Integer.MAX_VALUE);
    codec.compress(DATA, 0, 1_000, packed);
    packed.write(new byte[] {1, 2, 3}, 0, 3);
    assertEquals(1_000, decompressed(codec, packed.array(), packed.size()).length);
    codec.close();
  }

  @Test
  void zstandardMayComeInFramesWithAndWithoutASize() throws IOException {
    FileCodec codec = new ZstandardFileCodec(3);
    ByteArrayOutputStream streamed = new ByteArrayOutputStream();
    try (OutputStream stream = new ZstdOutputStream(streamed)) {
      stream.write(DATA);
    }
    byte[] sized = Zstd.compress(DATA);
    byte[] all = Bytes.join(sized, streamed.toByteArray(), sized);
    assertArrayEquals(Bytes.join(DATA, DATA, DATA), decompressed(codec, all, all.length));
    codec.close();
  }

  @Test
  void xzMayAskForTheDictionaryOfItsHighestLevelAndNoMore() throws IOException {
    FileCodec codec = new XzFileCodec(6);
    byte[] highest = xz(new LZMA2Options(9));
    assertArrayEquals(DATA, decompressed(codec, highest, highest.length));
    LZMA2Options larger = new LZMA2Options(0);
    larger.setDictSize(128 << 20);
    byte[] tooLarge = xz(larger);
    assertThrows(
        FileCodec.WindowException.class, () -> decompressed(codec, tooLarge, tooLarge.length));
    codec.close();
  }

  private static byte[] xz(LZMA2Options options) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream stream = new XZOutputStream(bytes, options)) {
      stream.write(DATA);
    }
    return bytes.toByteArray();
  }

  private static byte[] decompressed(FileCodec codec, byte[] packed, int length)
      throws IOException {
    BlockBytes to = new BlockBytes(16, 1 << 26);
    codec.decompress(packed, 0, length, to);
    return Arrays.copyOf(to.array(), to.size());
  }
}
