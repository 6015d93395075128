package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.avrodyne.benchmarks.contender.StreamContender;
import java.io.IOException;
import java.io.OutputStream;

/** Jackson in any format, with a reader and a writer prepared for the class. */
final class JacksonContender<T> extends StreamContender<T> {

  private final ObjectWriter writer;
  private final ObjectReader reader;

  /** Creates one from a reader that yields {@code T} and a writer that leaves streams open. */
  JacksonContender(ObjectWriter writer, ObjectReader reader) {
    this.writer = writer;
    this.reader = reader;
  }

  @Override
  public void write(T value, OutputStream stream) throws IOException {
    writer.writeValue(stream, value);
  }

  @Override
  public T read(byte[] bytes, int offset, int length) throws IOException {
    return reader.readValue(bytes, offset, length);
  }
}
