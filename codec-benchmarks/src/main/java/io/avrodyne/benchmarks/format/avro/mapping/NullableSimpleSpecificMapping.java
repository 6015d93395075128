package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.simple.NullableSimpleRecordDatum;
import io.avrodyne.benchmarks.specific.simple.NullableSimpleRecordsDatum;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecord;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecords;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Records of simple types, with nullable ones, as the classes that Avro generates. */
final class NullableSimpleSpecificMapping
    implements RecordMapping<NullableSimpleRecords, NullableSimpleRecordsDatum> {

  @Override
  public NullableSimpleRecordsDatum toRecord(NullableSimpleRecords root) {
    List<NullableSimpleRecord> values = root.getData();
    int size = values.size();
    List<NullableSimpleRecordDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      data.add(toDatum(values.get(i)));
    }
    return new NullableSimpleRecordsDatum(data);
  }

  private static NullableSimpleRecordDatum toDatum(NullableSimpleRecord value) {
    NullableSimpleRecordDatum datum = new NullableSimpleRecordDatum();
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
  public NullableSimpleRecords toObject(NullableSimpleRecordsDatum datum) {
    List<NullableSimpleRecordDatum> data = datum.getData();
    int size = data.size();
    List<NullableSimpleRecord> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(toValue(data.get(i)));
    }
    NullableSimpleRecords root = new NullableSimpleRecords();
    root.setData(values);
    return root;
  }

  private static NullableSimpleRecord toValue(NullableSimpleRecordDatum datum) {
    NullableSimpleRecord value = new NullableSimpleRecord();
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
