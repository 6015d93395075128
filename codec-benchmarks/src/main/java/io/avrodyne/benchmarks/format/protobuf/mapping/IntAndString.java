package io.avrodyne.benchmarks.format.protobuf.mapping;

import io.avrodyne.benchmarks.proto.simple.NullableSimpleRecordMessage;
import io.avrodyne.benchmarks.proto.simple.SimpleRecordMessage;
import io.avrodyne.benchmarks.workload.simple.NullableSimpleRecord;
import io.avrodyne.benchmarks.workload.simple.SimpleRecord;

/** The two fields of records of simple types that may be null in one of the classes. */
final class IntAndString {

  private IntAndString() {}

  static void set(SimpleRecordMessage.Builder builder, SimpleRecord simple) {
    builder.setIntValue(simple.getIntValue()).setString(simple.getString());
  }

  static void set(NullableSimpleRecordMessage.Builder builder, NullableSimpleRecord simple) {
    if (simple.getIntValue() != null) {
      builder.setIntValue(simple.getIntValue());
    }
    if (simple.getString() != null) {
      builder.setString(simple.getString());
    }
  }

  static void set(SimpleRecord simple, SimpleRecordMessage message) {
    simple.setIntValue(message.getIntValue());
    simple.setString(message.getString());
  }

  static void set(NullableSimpleRecord simple, NullableSimpleRecordMessage message) {
    simple.setIntValue(message.hasIntValue() ? message.getIntValue() : null);
    simple.setString(message.hasString() ? message.getString() : null);
  }
}
