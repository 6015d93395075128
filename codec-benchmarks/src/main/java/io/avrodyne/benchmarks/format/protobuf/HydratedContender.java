package io.avrodyne.benchmarks.format.protobuf;

import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.benchmarks.format.protobuf.mapping.MessageMapping;
import java.io.IOException;
import java.io.OutputStream;

/** Messages that are built and taken apart within the operation. */
final class HydratedContender<T, M extends MessageLite> implements ObjectContender<T> {

  private final MessageMapping<T, M> mapping;
  private final Parser<M> parser;
  private final MessageSink sink = new MessageSink();

  HydratedContender(MessageMapping<T, M> mapping) {
    this.mapping = mapping;
    parser = mapping.parser();
  }

  @Override
  public int write(T value) throws IOException {
    return sink.write(mapping.toMessage(value));
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    mapping.toMessage(value).writeTo(stream);
  }

  @Override
  public byte[] written() {
    return sink.written();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) throws IOException {
    return mapping.toObject(parser.parseFrom(bytes, offset, length));
  }
}
