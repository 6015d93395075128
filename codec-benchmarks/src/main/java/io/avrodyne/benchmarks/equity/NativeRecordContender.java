package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.equity.model.EquityModel;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;

/** Generic records, built in advance, with their strings in Avro's own {@code Utf8}. */
final class NativeRecordContender<E> implements Contender<GenericRecord> {

  private final GenericAvro avro;
  private final RecordMapper<E, ?, ?, ?> mapper;
  private final GenericRecord record;

  NativeRecordContender(EquityModel<E, ?, ?, ?> model) throws IOException {
    Schema schema = model.generatedCodec().schema();
    avro = new GenericAvro(schema);
    mapper = new RecordMapper<>(model, schema);
    int size = avro.write(mapper.toRecord(model.published()));
    // Read back, so that it contains Utf8, as the records read in the measurement do.
    record = avro.read(avro.written(), 0, size);
  }

  @Override
  public Track track() {
    return Track.NATIVE;
  }

  @Override
  public boolean writesAvro() {
    return true;
  }

  @Override
  public int write() throws IOException {
    return avro.write(record);
  }

  @Override
  public byte[] written() {
    return avro.written();
  }

  @Override
  public GenericRecord read(byte[] bytes, int offset, int length) throws IOException {
    return avro.read(bytes, offset, length);
  }

  @Override
  public Object toModel(GenericRecord value) {
    return mapper.toEvent(value);
  }
}
