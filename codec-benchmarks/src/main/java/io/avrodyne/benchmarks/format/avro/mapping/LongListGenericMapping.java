package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.lists.LongListEntry;
import io.avrodyne.benchmarks.workload.lists.LongListRoot;
import io.avrodyne.benchmarks.workload.lists.LongListWrapper;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/**
 * Nested lists of boxed numbers as generic records: fields by index, in the order of the schema.
 */
final class LongListGenericMapping implements RecordMapping<LongListRoot, GenericRecord> {

  private final Schema rootSchema;
  private final Schema wrappersSchema;
  private final Schema wrapperSchema;
  private final Schema entriesSchema;
  private final Schema entrySchema;

  LongListGenericMapping(Schema schema) {
    rootSchema = schema;
    wrappersSchema = Schemas.field(schema, "data");
    wrapperSchema = wrappersSchema.getElementType();
    entriesSchema = Schemas.field(wrapperSchema, "entries");
    entrySchema = entriesSchema.getElementType();
  }

  @Override
  public GenericRecord toRecord(LongListRoot root) {
    List<LongListWrapper> wrappers = root.getData();
    int size = wrappers.size();
    List<GenericRecord> data = new GenericData.Array<>(size, wrappersSchema);
    for (int i = 0; i < size; i++) {
      LongListWrapper wrapper = wrappers.get(i);
      GenericRecord datum = new GenericData.Record(wrapperSchema);
      datum.put(0, wrapper.getIndex());
      datum.put(1, toRecords(wrapper.getEntries()));
      data.add(datum);
    }
    GenericRecord datum = new GenericData.Record(rootSchema);
    datum.put(0, data);
    return datum;
  }

  private List<GenericRecord> toRecords(List<LongListEntry> entries) {
    int size = entries.size();
    List<GenericRecord> data = new GenericData.Array<>(size, entriesSchema);
    for (int i = 0; i < size; i++) {
      LongListEntry entry = entries.get(i);
      GenericRecord datum = new GenericData.Record(entrySchema);
      datum.put(0, entry.getElementId());
      datum.put(1, entry.getValues());
      data.add(datum);
    }
    return data;
  }

  @Override
  public LongListRoot toObject(GenericRecord root) {
    List<?> data = (List<?>) root.get(0);
    int size = data.size();
    List<LongListWrapper> wrappers = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      GenericRecord datum = (GenericRecord) data.get(i);
      LongListWrapper wrapper = new LongListWrapper();
      wrapper.setIndex((Integer) datum.get(0));
      wrapper.setEntries(toEntries((List<?>) datum.get(1)));
      wrappers.add(wrapper);
    }
    LongListRoot value = new LongListRoot();
    value.setData(wrappers);
    return value;
  }

  private static List<LongListEntry> toEntries(List<?> data) {
    int size = data.size();
    List<LongListEntry> entries = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      GenericRecord datum = (GenericRecord) data.get(i);
      LongListEntry entry = new LongListEntry();
      entry.setElementId((Long) datum.get(0));
      entry.setValues(Values.boxedLongs((List<?>) datum.get(1)));
      entries.add(entry);
    }
    return entries;
  }
}
