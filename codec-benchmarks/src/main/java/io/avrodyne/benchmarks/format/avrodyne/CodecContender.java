package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import java.io.IOException;
import java.io.OutputStream;

/** An Avrodyne codec, generated or written by hand, with a reused output and input. */
final class CodecContender<T> implements ObjectContender<T> {

  private final AvroCodec<T> codec;
  private final AvroOutput out = new AvroOutput();
  private final AvroInput in = new AvroInput();

  CodecContender(AvroCodec<T> codec) {
    this.codec = codec;
  }

  @Override
  public int write(T value) {
    out.reset();
    codec.encode(value, out);
    return out.size();
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    write(value);
    out.writeTo(stream);
  }

  @Override
  public byte[] written() {
    return out.toByteArray();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) {
    return codec.decode(in.reset(bytes, offset, length));
  }
}
