package io.avrodyne.benchmarks.format.protobuf.mapping;

import io.avrodyne.benchmarks.proto.lists.EntryMessage;
import java.util.ArrayList;
import java.util.List;

/** The numbers of an entry, in an array or in a list of boxes. */
final class Numbers {

  private Numbers() {}

  static void addTo(EntryMessage.Builder builder, long[] values) {
    for (long value : values) {
      builder.addValues(value);
    }
  }

  static void addTo(EntryMessage.Builder builder, List<Long> values) {
    builder.addAllValues(values);
  }

  static long[] longArray(EntryMessage message) {
    long[] values = new long[message.getValuesCount()];
    for (int i = 0; i < values.length; i++) {
      values[i] = message.getValues(i);
    }
    return values;
  }

  static List<Long> longList(EntryMessage message) {
    int size = message.getValuesCount();
    List<Long> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      values.add(message.getValues(i));
    }
    return values;
  }
}
