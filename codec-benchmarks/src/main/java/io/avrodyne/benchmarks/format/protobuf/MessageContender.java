package io.avrodyne.benchmarks.format.protobuf;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.MessageLite;
import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.contender.ObjectContender;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** Messages, with an array that each overwrites. It grows to the size of the largest one. */
final class MessageContender<M extends MessageLite> implements ObjectContender<M> {

  private final Parser<M> parser;
  private byte[] buffer = new byte[1024];
  private int size;

  MessageContender(Parser<M> parser) {
    this.parser = parser;
  }

  @Override
  public int write(M message) throws IOException {
    size = message.getSerializedSize();
    if (size > buffer.length) {
      buffer = new byte[size];
    }
    CodedOutputStream out = CodedOutputStream.newInstance(buffer, 0, size);
    message.writeTo(out);
    out.checkNoSpaceLeft();
    return size;
  }

  @Override
  public void write(M message, OutputStream stream) throws IOException {
    message.writeTo(stream);
  }

  @Override
  public byte[] written() {
    return Arrays.copyOf(buffer, size);
  }

  @Override
  public M read(byte[] bytes, int offset, int length) throws IOException {
    return parser.parseFrom(bytes, offset, length);
  }
}
