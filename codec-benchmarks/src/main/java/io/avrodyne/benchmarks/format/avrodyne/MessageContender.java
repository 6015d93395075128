package io.avrodyne.benchmarks.format.avrodyne;

import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.message.SingleObjectDecoder;
import io.avrodyne.runtime.message.SingleObjectEncoder;
import java.io.IOException;
import java.io.OutputStream;

/** Avro's single-object encoding by a generated codec. */
final class MessageContender<T> implements ObjectContender<T> {

  private final SingleObjectEncoder<T> encoder;
  private final SingleObjectDecoder<T> decoder;
  private final AvroOutput out = new AvroOutput();
  private final AvroInput in = new AvroInput();

  MessageContender(AvroCodec<T> codec) {
    encoder = SingleObjectEncoder.of(codec);
    decoder = SingleObjectDecoder.of(codec);
  }

  @Override
  public int write(T value) {
    out.reset();
    encoder.encode(value, out);
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
    return decoder.decode(in.reset(bytes, offset, length));
  }
}
