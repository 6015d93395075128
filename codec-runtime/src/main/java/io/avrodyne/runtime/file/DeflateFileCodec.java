package io.avrodyne.runtime.file;

import java.io.EOFException;
import java.io.IOException;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A codec for raw deflate (RFC 1951), as required by Avro. Bytes after the compressed data are
 * ignored: files from Avro's Python library have three such bytes, the rest of a checksum that it
 * removes incompletely.
 */
final class DeflateFileCodec extends FileCodec {

  private final Deflater deflater;
  private final Inflater inflater = new Inflater(true);

  DeflateFileCodec(int level) {
    deflater = new Deflater(level, true);
  }

  @Override
  void compress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    deflater.reset();
    deflater.setInput(from, offset, length);
    deflater.finish();
    while (!deflater.finished()) {
      if (to.available() == 0) {
        to.grow();
      }
      to.advance(deflater.deflate(to.array(), to.size(), to.available()));
    }
  }

  @Override
  void decompress(byte[] from, int offset, int length, BlockBytes to) throws IOException {
    inflater.reset();
    inflater.setInput(from, offset, length);
    try {
      while (!inflater.finished()) {
        inflateSome(to);
      }
    } catch (DataFormatException e) {
      throw new IOException("malformed deflate data", e);
    }
  }

  private void inflateSome(BlockBytes to) throws IOException, DataFormatException {
    if (to.available() == 0) {
      to.grow();
    }
    int inflated = inflater.inflate(to.array(), to.size(), to.available());
    if (inflated == 0 && !inflater.finished()) {
      throw new EOFException("the deflate data end too early");
    }
    to.advance(inflated);
  }

  @Override
  void close() {
    deflater.end();
    inflater.end();
  }
}
