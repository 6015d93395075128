package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import com.google.protobuf.UnsafeByteOperations;
import io.avrodyne.benchmarks.proto.simple.NullableSimpleRecordMessage;
import io.avrodyne.benchmarks.proto.simple.NullableSimpleRecordsMessage;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecord;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecords;
import java.util.ArrayList;
import java.util.List;

/** Records of simple types, with two nullable fields. */
final class NullableSimpleRecordsMessages
    implements MessageMapping<NullableSimpleRecords, NullableSimpleRecordsMessage> {

  @Override
  public NullableSimpleRecordsMessage toMessage(NullableSimpleRecords value) {
    NullableSimpleRecordsMessage.Builder builder = NullableSimpleRecordsMessage.newBuilder();
    for (NullableSimpleRecord simple : value.getData()) {
      builder.addData(toMessageOfRecord(simple));
    }
    return builder.build();
  }

  private static NullableSimpleRecordMessage toMessageOfRecord(NullableSimpleRecord simple) {
    NullableSimpleRecordMessage.Builder builder =
        NullableSimpleRecordMessage.newBuilder()
            .setBool(simple.getBool())
            .setByteValue(simple.getByteValue())
            .setShortValue(simple.getShortValue())
            .setLongValue(simple.getLongValue())
            .setFloatValue(simple.getFloatValue())
            .setDoubleValue(simple.getDoubleValue())
            .setBytes(UnsafeByteOperations.unsafeWrap(simple.getBytes()));
    if (simple.getIntValue() != null) {
      builder.setIntValue(simple.getIntValue());
    }
    if (simple.getString() != null) {
      builder.setString(simple.getString());
    }
    return builder.build();
  }

  @Override
  public NullableSimpleRecords toObject(NullableSimpleRecordsMessage message) {
    List<NullableSimpleRecord> data = new ArrayList<>(message.getDataCount());
    for (NullableSimpleRecordMessage each : message.getDataList()) {
      data.add(toRecord(each));
    }
    NullableSimpleRecords records = new NullableSimpleRecords();
    records.setData(data);
    return records;
  }

  private static NullableSimpleRecord toRecord(NullableSimpleRecordMessage message) {
    NullableSimpleRecord simple = new NullableSimpleRecord();
    simple.setBool(message.getBool());
    simple.setByteValue((byte) message.getByteValue());
    simple.setShortValue((short) message.getShortValue());
    simple.setIntValue(message.hasIntValue() ? message.getIntValue() : null);
    simple.setLongValue(message.getLongValue());
    simple.setFloatValue(message.getFloatValue());
    simple.setDoubleValue(message.getDoubleValue());
    simple.setString(message.hasString() ? message.getString() : null);
    simple.setBytes(message.getBytes().toByteArray());
    return simple;
  }

  @Override
  public Parser<NullableSimpleRecordsMessage> parser() {
    return NullableSimpleRecordsMessage.parser();
  }
}
