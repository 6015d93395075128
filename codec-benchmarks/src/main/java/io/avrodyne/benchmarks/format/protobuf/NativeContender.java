package io.avrodyne.benchmarks.format.protobuf;

import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.format.protobuf.mapping.MessageMapping;
import java.io.IOException;
import java.io.OutputStream;

/** Messages built in advance. */
final class NativeContender<T, M extends MessageLite> implements Contender<T, M> {

  private final MessageMapping<T, M> mapping;
  private final Parser<M> parser;
  private final MessageSink sink = new MessageSink();

  NativeContender(MessageMapping<T, M> mapping) {
    this.mapping = mapping;
    parser = mapping.parser();
  }

  @Override
  public M prepare(T value) {
    return mapping.toMessage(value);
  }

  @Override
  public int write(M message) throws IOException {
    return sink.write(message);
  }

  @Override
  public void write(M message, OutputStream stream) throws IOException {
    message.writeTo(stream);
  }

  @Override
  public byte[] written() {
    return sink.written();
  }

  @Override
  public M read(byte[] bytes, int offset, int length) throws IOException {
    return parser.parseFrom(bytes, offset, length);
  }

  @Override
  public T restore(M message) {
    return mapping.toObject(message);
  }
}
