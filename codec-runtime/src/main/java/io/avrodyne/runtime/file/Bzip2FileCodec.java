package io.avrodyne.runtime.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;

/** A codec for bzip2. Like {@link XzFileCodec}, it depends on commons-compress. */
final class Bzip2FileCodec extends FileCodec {

  Bzip2FileCodec() {
    BZip2CompressorOutputStream.chooseBlockSize(1); // Loads the library, or fails here.
  }

  @Override
  void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    int blockSize = BZip2CompressorOutputStream.chooseBlockSize(Math.max(1, length));
    try (BZip2CompressorOutputStream stream = new BZip2CompressorOutputStream(to, blockSize)) {
      stream.write(from, offset, length);
    }
  }

  @Override
  void decompress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    try (BZip2CompressorInputStream stream =
        new BZip2CompressorInputStream(new ByteArrayInputStream(from, offset, length))) {
      to.drain(stream);
    }
  }
}
