package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecord;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecords;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/**
 * Records of simple types, with nullable ones, as generic records: fields by index, in the order of
 * the schema.
 */
final class NullableSimpleGenericMapping
    implements RecordMapping<NullableSimpleRecords, GenericRecord> {

  private final Schema rootSchema;
  private final Schema listSchema;
  private final Schema recordSchema;

  NullableSimpleGenericMapping(Schema schema) {
    rootSchema = schema;
    listSchema = Schemas.field(schema, "data");
    recordSchema = listSchema.getElementType();
  }

  @Override
  public GenericRecord toRecord(NullableSimpleRecords root) {
    List<NullableSimpleRecord> values = root.getData();
    int size = values.size();
    List<GenericRecord> data = new GenericData.Array<>(size, listSchema);
    for (int i = 0; i < size; i++) {
      data.add(toRecord(values.get(i)));
    }
    GenericRecord datum = new GenericData.Record(rootSchema);
    datum.put(0, data);
    return datum;
  }

  private GenericRecord toRecord(NullableSimpleRecord value) {
    GenericRecord datum = new GenericData.Record(recordSchema);
    datum.put(0, value.getBool());
    datum.put(1, (int) value.getByteValue());
    datum.put(2, (int) value.getShortValue());
    datum.put(3, value.getIntValue());
    datum.put(4, value.getLongValue());
    datum.put(5, value.getFloatValue());
    datum.put(6, value.getDoubleValue());
    datum.put(7, value.getString());
    datum.put(8, ByteBuffer.wrap(value.getBytes()));
    return datum;
  }

  @Override
  public NullableSimpleRecords toObject(GenericRecord datum) {
    List<?> data = (List<?>) datum.get(0);
    int size = data.size();
    List<NullableSimpleRecord> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(toValue((GenericRecord) data.get(i)));
    }
    NullableSimpleRecords root = new NullableSimpleRecords();
    root.setData(values);
    return root;
  }

  private static NullableSimpleRecord toValue(GenericRecord datum) {
    NullableSimpleRecord value = new NullableSimpleRecord();
    value.setBool((Boolean) datum.get(0));
    value.setByteValue(((Integer) datum.get(1)).byteValue());
    value.setShortValue(((Integer) datum.get(2)).shortValue());
    value.setIntValue((Integer) datum.get(3));
    value.setLongValue((Long) datum.get(4));
    value.setFloatValue((Float) datum.get(5));
    value.setDoubleValue((Double) datum.get(6));
    value.setString((String) datum.get(7));
    value.setBytes(Values.bytes((ByteBuffer) datum.get(8)));
    return value;
  }
}
