package io.avrodyne.benchmarks.evolution;

import io.avrodyne.fixtures.evolution.Shipment;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/**
 * Data that Apache Avro wrote in the schema of a version, and the result of resolving them to the
 * current one with Apache Avro.
 */
record WrittenData(List<byte[]> written, List<byte[]> resolved) {

  /** The number of data, a power of two. */
  static final int COUNT = 64;

  private static final String REMARK = "nobody reads this";

  static WrittenData of(Change change) throws IOException {
    Schema today = ShipmentAvroCodec.INSTANCE.schema();
    Schema writer = change.writer();
    ApacheReader<GenericRecord> same = ApacheReader.generic(today, today);
    ApacheReader<GenericRecord> before = ApacheReader.generic(writer, writer);
    ApacheReader<GenericRecord> resolving = ApacheReader.generic(writer, today);
    List<byte[]> written = new ArrayList<>();
    List<byte[]> resolved = new ArrayList<>();
    for (Shipment shipment : Shipments.invent(COUNT)) {
      GenericRecord record = same.read(ShipmentAvroCodec.INSTANCE.encode(shipment));
      byte[] datum = before.write((GenericRecord) converted(record, writer));
      written.add(datum);
      resolved.add(resolving.write(resolving.read(datum)));
    }
    return new WrittenData(written, resolved);
  }

  /** Returns the average size of a datum in bytes. */
  int averageBytes() {
    return (int) Math.round(written.stream().mapToInt(d -> d.length).average().orElseThrow());
  }

  private static Object converted(Object value, Schema type) {
    return switch (type.getType()) {
      case RECORD -> record((GenericRecord) value, type);
      case ARRAY -> items((List<?>) value, type.getElementType());
      case ENUM -> new GenericData.EnumSymbol(type, value.toString());
      case INT -> ((Number) value).intValue();
      case FLOAT -> ((Number) value).floatValue();
      default -> value;
    };
  }

  private static GenericRecord record(GenericRecord today, Schema type) {
    GenericRecord before = new GenericData.Record(type);
    for (Schema.Field field : type.getFields()) {
      Object value = today.hasField(field.name()) ? today.get(field.name()) : REMARK;
      before.put(field.pos(), converted(value, field.schema()));
    }
    return before;
  }

  private static List<Object> items(List<?> today, Schema type) {
    List<Object> before = new ArrayList<>();
    today.forEach(item -> before.add(converted(item, type)));
    return before;
  }
}
