package io.avrodyne.benchmarks.format.protobuf;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.MessageLite;
import java.io.IOException;
import java.util.Arrays;

/** An array that each message overwrites. It grows to the size of the largest one. */
final class MessageSink {

  private byte[] buffer = new byte[1024];
  private int size;

  int write(MessageLite message) throws IOException {
    size = message.getSerializedSize();
    if (size > buffer.length) {
      buffer = new byte[size];
    }
    CodedOutputStream out = CodedOutputStream.newInstance(buffer, 0, size);
    message.writeTo(out);
    out.checkNoSpaceLeft();
    return size;
  }

  byte[] written() {
    return Arrays.copyOf(buffer, size);
  }
}
