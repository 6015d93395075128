package io.avrodyne.benchmarks.equity;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.equity.model.EquityModel;
import java.io.IOException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericData.StringType;

/**
 * A contender that converts the event to and from generic records within the operation. The schema
 * asks for Java strings, which saves the detour through {@code Utf8}.
 */
final class HydratedRecordContender<E> implements Contender<E> {

  private final GenericAvro avro;
  private final RecordMapper<E, ?, ?, ?> mapper;
  private final E event;

  HydratedRecordContender(EquityModel<E, ?, ?, ?> model) {
    Schema schema = withJavaStrings(model.generatedCodec().schema());
    avro = new GenericAvro(schema);
    mapper = new RecordMapper<>(model, schema);
    event = model.published();
  }

  private static Schema withJavaStrings(Schema original) {
    // A copy, because properties cannot be removed from a schema that others share.
    Schema schema = new Schema.Parser().parse(original.toString());
    askForJavaStrings(schema, Collections.newSetFromMap(new IdentityHashMap<>()));
    return schema;
  }

  private static void askForJavaStrings(Schema schema, Set<Schema> visited) {
    if (!visited.add(schema)) {
      return;
    }
    switch (schema.getType()) {
      case STRING -> GenericData.setStringType(schema, StringType.String);
      case RECORD -> schema.getFields().forEach(f -> askForJavaStrings(f.schema(), visited));
      case UNION -> schema.getTypes().forEach(branch -> askForJavaStrings(branch, visited));
      case ARRAY -> askForJavaStrings(schema.getElementType(), visited);
      default -> {}
    }
  }

  @Override
  public Track track() {
    return Track.HYDRATED;
  }

  @Override
  public boolean writesAvro() {
    return true;
  }

  @Override
  public int write() throws IOException {
    return avro.write(mapper.toRecord(event));
  }

  @Override
  public byte[] written() {
    return avro.written();
  }

  @Override
  public E read(byte[] bytes, int offset, int length) throws IOException {
    return mapper.toEvent(avro.read(bytes, offset, length));
  }

  @Override
  public Object toModel(E value) {
    return value;
  }
}
