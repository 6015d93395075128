package io.avrodyne.benchmarks.kafka;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;

/**
 * An event as a record of a topic carries it.
 *
 * @param bytes the value, with what precedes it
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record SerializedEvent(byte[] bytes, Headers headers) {

  /** The number of bytes before and after a value. */
  private static final int MARGIN = 16;

  /**
   * Returns the value as a consumer passes it to a deserializer: as a part of an array with the
   * other records of a batch.
   */
  ByteBuffer fetched() {
    ByteBuffer batch = ByteBuffer.allocate(bytes.length + 2 * MARGIN);
    return batch.put(MARGIN, bytes).slice(MARGIN, bytes.length);
  }

  /** Returns the size of the headers' names and values in bytes. */
  int headerBytes() {
    int size = 0;
    for (Header header : headers) {
      size += header.key().getBytes(StandardCharsets.UTF_8).length + header.value().length;
    }
    return size;
  }
}
