package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.simple.SimpleRecordDatum;
import io.avrodyne.benchmarks.specific.simple.SimpleRecordsDatum;
import io.avrodyne.benchmarks.workload.simple.SimpleRecord;
import io.avrodyne.benchmarks.workload.simple.SimpleRecords;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Records of simple types as the classes that Avro generates. */
final class SimpleSpecificMapping implements RecordMapping<SimpleRecords, SimpleRecordsDatum> {

  @Override
  public SimpleRecordsDatum toRecord(SimpleRecords root) {
    List<SimpleRecord> values = root.getData();
    int size = values.size();
    List<SimpleRecordDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      data.add(toDatum(values.get(i)));
    }
    return new SimpleRecordsDatum(data);
  }

  private static SimpleRecordDatum toDatum(SimpleRecord value) {
    SimpleRecordDatum datum = new SimpleRecordDatum();
    datum.setBool(value.getBool());
    datum.setByteValue(value.getByteValue());
    datum.setShortValue(value.getShortValue());
    datum.setIntValue(value.getIntValue());
    datum.setLongValue(value.getLongValue());
    datum.setFloatValue(value.getFloatValue());
    datum.setDoubleValue(value.getDoubleValue());
    datum.setString(value.getString());
    datum.setBytes(ByteBuffer.wrap(value.getBytes()));
    return datum;
  }

  @Override
  public SimpleRecords toObject(SimpleRecordsDatum datum) {
    List<SimpleRecordDatum> data = datum.getData();
    int size = data.size();
    List<SimpleRecord> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(toValue(data.get(i)));
    }
    SimpleRecords root = new SimpleRecords();
    root.setData(values);
    return root;
  }

  private static SimpleRecord toValue(SimpleRecordDatum datum) {
    SimpleRecord value = new SimpleRecord();
    value.setBool(datum.getBool());
    value.setByteValue((byte) datum.getByteValue());
    value.setShortValue((short) datum.getShortValue());
    value.setIntValue(datum.getIntValue());
    value.setLongValue(datum.getLongValue());
    value.setFloatValue(datum.getFloatValue());
    value.setDoubleValue(datum.getDoubleValue());
    value.setString(datum.getString());
    value.setBytes(Values.bytes(datum.getBytes()));
    return value;
  }
}
