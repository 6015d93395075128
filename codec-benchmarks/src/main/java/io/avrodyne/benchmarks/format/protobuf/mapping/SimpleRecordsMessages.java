package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import com.google.protobuf.UnsafeByteOperations;
import io.avrodyne.benchmarks.proto.simple.SimpleRecordMessage;
import io.avrodyne.benchmarks.proto.simple.SimpleRecordsMessage;
import io.avrodyne.benchmarks.workload.simple.SimpleRecord;
import io.avrodyne.benchmarks.workload.simple.SimpleRecords;
import java.util.ArrayList;
import java.util.List;

/** Records of simple types. */
final class SimpleRecordsMessages implements MessageMapping<SimpleRecords, SimpleRecordsMessage> {

  @Override
  public SimpleRecordsMessage toMessage(SimpleRecords value) {
    SimpleRecordsMessage.Builder builder = SimpleRecordsMessage.newBuilder();
    for (SimpleRecord simple : value.getData()) {
      builder.addData(toMessageOfRecord(simple));
    }
    return builder.build();
  }

  private static SimpleRecordMessage toMessageOfRecord(SimpleRecord simple) {
    SimpleRecordMessage.Builder builder =
        SimpleRecordMessage.newBuilder()
            .setBool(simple.getBool())
            .setByteValue(simple.getByteValue())
            .setShortValue(simple.getShortValue())
            .setLongValue(simple.getLongValue())
            .setFloatValue(simple.getFloatValue())
            .setDoubleValue(simple.getDoubleValue())
            .setBytes(UnsafeByteOperations.unsafeWrap(simple.getBytes()));
    IntAndString.set(builder, simple);
    return builder.build();
  }

  @Override
  public SimpleRecords toObject(SimpleRecordsMessage message) {
    List<SimpleRecord> data = new ArrayList<>(message.getDataCount());
    for (SimpleRecordMessage each : message.getDataList()) {
      data.add(toRecord(each));
    }
    SimpleRecords records = new SimpleRecords();
    records.setData(data);
    return records;
  }

  private static SimpleRecord toRecord(SimpleRecordMessage message) {
    SimpleRecord simple = new SimpleRecord();
    simple.setBool(message.getBool());
    simple.setByteValue((byte) message.getByteValue());
    simple.setShortValue((short) message.getShortValue());
    simple.setLongValue(message.getLongValue());
    simple.setFloatValue(message.getFloatValue());
    simple.setDoubleValue(message.getDoubleValue());
    simple.setBytes(message.getBytes().toByteArray());
    IntAndString.set(simple, message);
    return simple;
  }

  @Override
  public Parser<SimpleRecordsMessage> parser() {
    return SimpleRecordsMessage.parser();
  }
}
