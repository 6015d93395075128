package io.avrodyne.benchmarks.format.protobuf;

import com.google.protobuf.MessageLite;
import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.benchmarks.format.protobuf.mapping.MessageMapping;
import java.io.IOException;
import java.io.OutputStream;

/** Messages that are built and taken apart within the operation. */
final class HydratedContender<T, M extends MessageLite> implements ObjectContender<T> {

  private final MessageMapping<T, M> mapping;
  private final MessageContender<M> messages;

  HydratedContender(MessageMapping<T, M> mapping) {
    this.mapping = mapping;
    messages = new MessageContender<>(mapping.parser());
  }

  @Override
  public int write(T value) throws IOException {
    return messages.write(mapping.toMessage(value));
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    messages.write(mapping.toMessage(value), stream);
  }

  @Override
  public byte[] written() {
    return messages.written();
  }

  @Override
  public T read(byte[] bytes, int offset, int length) throws IOException {
    return mapping.toObject(messages.read(bytes, offset, length));
  }
}
