package io.avrodyne.benchmarks.equity;

import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.avrodyne.benchmarks.contender.ByteSink;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Track;
import java.io.IOException;

/** A contender for Jackson in any format, with a reader and a writer prepared for the event. */
final class JacksonContender<E> implements Contender<E> {

  private final ObjectWriter writer;
  private final ObjectReader reader;
  private final boolean avro;
  private final E event;
  private final ByteSink sink = new ByteSink();

  /** Creates one from a reader that yields {@code E}. */
  JacksonContender(ObjectWriter writer, ObjectReader reader, boolean avro, E event) {
    this.writer = writer;
    this.reader = reader;
    this.avro = avro;
    this.event = event;
  }

  @Override
  public Track track() {
    return Track.HYDRATED;
  }

  @Override
  public boolean writesAvro() {
    return avro;
  }

  @Override
  public int write() throws IOException {
    sink.reset();
    writer.writeValue(sink, event);
    return sink.size();
  }

  @Override
  public byte[] written() {
    return sink.toByteArray();
  }

  @Override
  public E read(byte[] bytes, int offset, int length) throws IOException {
    return reader.readValue(bytes, offset, length);
  }

  @Override
  public Object toModel(E value) {
    return value;
  }
}
