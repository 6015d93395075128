package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.contender.ObjectContender;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** A plain codec with a long-lived array. */
final class PlainArrayContender<T> implements ObjectContender<T> {

  private final PlainCodec<T> codec;
  private final PlainInput in;
  private final PlainOutput out = new PlainOutput();
  private int size;

  PlainArrayContender(PlainCodec<T> codec, PlainInput in) {
    this.codec = codec;
    this.in = in;
  }

  @Override
  public int write(T value) {
    size = codec.write(value, out);
    return size;
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    int written = write(value);
    stream.write(out.bytes, 0, written);
  }

  @Override
  public byte[] written() {
    return Arrays.copyOf(out.bytes, size);
  }

  @Override
  public T read(byte[] bytes, int offset, int length) {
    return codec.read(bytes, offset, offset + length, in);
  }
}
