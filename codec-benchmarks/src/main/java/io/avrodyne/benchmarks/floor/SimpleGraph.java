package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.simple.SimpleRecord;
import io.avrodyne.benchmarks.workload.simple.SimpleRecords;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The values of the records of simple types. */
final class SimpleGraph implements Supplier<SimpleRecords> {

  private final SimpleRecord[] values;
  private final StringContent[] strings;

  SimpleGraph(SimpleRecords records) {
    values = records.getData().toArray(SimpleRecord[]::new);
    strings = StringContent.all(records.getData(), SimpleRecord::getString);
  }

  @Override
  public SimpleRecords get() {
    List<SimpleRecord> data = new ArrayList<>(values.length);
    for (int i = 0; i < values.length; i++) {
      SimpleRecord from = values[i];
      SimpleRecord simple = new SimpleRecord();
      simple.setBool(from.getBool());
      simple.setByteValue(from.getByteValue());
      simple.setShortValue(from.getShortValue());
      simple.setIntValue(from.getIntValue());
      simple.setLongValue(from.getLongValue());
      simple.setFloatValue(from.getFloatValue());
      simple.setDoubleValue(from.getDoubleValue());
      simple.setString(strings[i].string());
      simple.setBytes(from.getBytes().clone());
      data.add(simple);
    }
    SimpleRecords records = new SimpleRecords();
    records.setData(data);
    return records;
  }
}
