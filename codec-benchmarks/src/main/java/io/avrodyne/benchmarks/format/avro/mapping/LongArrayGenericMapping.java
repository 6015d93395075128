package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.lists.LongArrayEntry;
import io.avrodyne.benchmarks.workload.lists.LongArrayRoot;
import io.avrodyne.benchmarks.workload.lists.LongArrayWrapper;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/**
 * Nested lists of numbers in arrays as generic records: fields by index, in the order of the
 * schema.
 */
final class LongArrayGenericMapping implements RecordMapping<LongArrayRoot, GenericRecord> {

  private final Schema rootSchema;
  private final Schema wrappersSchema;
  private final Schema wrapperSchema;
  private final Schema entriesSchema;
  private final Schema entrySchema;
  private final Schema valuesSchema;

  LongArrayGenericMapping(Schema schema) {
    rootSchema = schema;
    wrappersSchema = Schemas.field(schema, "data");
    wrapperSchema = wrappersSchema.getElementType();
    entriesSchema = Schemas.field(wrapperSchema, "entries");
    entrySchema = entriesSchema.getElementType();
    valuesSchema = Schemas.field(entrySchema, "values");
  }

  @Override
  public GenericRecord toRecord(LongArrayRoot root) {
    List<LongArrayWrapper> wrappers = root.getData();
    int size = wrappers.size();
    List<GenericRecord> data = new GenericData.Array<>(size, wrappersSchema);
    for (int i = 0; i < size; i++) {
      LongArrayWrapper wrapper = wrappers.get(i);
      GenericRecord datum = new GenericData.Record(wrapperSchema);
      datum.put(0, wrapper.getIndex());
      datum.put(1, toRecords(wrapper.getEntries()));
      data.add(datum);
    }
    GenericRecord datum = new GenericData.Record(rootSchema);
    datum.put(0, data);
    return datum;
  }

  private List<GenericRecord> toRecords(List<LongArrayEntry> entries) {
    int size = entries.size();
    List<GenericRecord> data = new GenericData.Array<>(size, entriesSchema);
    for (int i = 0; i < size; i++) {
      LongArrayEntry entry = entries.get(i);
      GenericRecord datum = new GenericData.Record(entrySchema);
      datum.put(0, entry.getElementId());
      datum.put(1, Values.toDatum(entry.getValues(), valuesSchema));
      data.add(datum);
    }
    return data;
  }

  @Override
  public LongArrayRoot toObject(GenericRecord root) {
    List<?> data = (List<?>) root.get(0);
    int size = data.size();
    List<LongArrayWrapper> wrappers = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      GenericRecord datum = (GenericRecord) data.get(i);
      LongArrayWrapper wrapper = new LongArrayWrapper();
      wrapper.setIndex((Integer) datum.get(0));
      wrapper.setEntries(toEntries((List<?>) datum.get(1)));
      wrappers.add(wrapper);
    }
    LongArrayRoot value = new LongArrayRoot();
    value.setData(wrappers);
    return value;
  }

  private static List<LongArrayEntry> toEntries(List<?> data) {
    int size = data.size();
    List<LongArrayEntry> entries = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      GenericRecord datum = (GenericRecord) data.get(i);
      LongArrayEntry entry = new LongArrayEntry();
      entry.setElementId((Long) datum.get(0));
      entry.setValues(Values.longArray((List<?>) datum.get(1)));
      entries.add(entry);
    }
    return entries;
  }
}
