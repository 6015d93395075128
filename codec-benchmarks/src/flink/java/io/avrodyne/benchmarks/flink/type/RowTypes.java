package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.IndexedRecord;
import org.apache.flink.api.java.typeutils.RowTypeInfo;
import org.apache.flink.api.java.typeutils.runtime.RowSerializer;
import org.apache.flink.types.Row;

/** Flink's rows, built in advance. */
public final class RowTypes implements FlinkTypes {

  @Override
  public Track track() {
    return Track.NATIVE;
  }

  @Override
  public List<String> caveats() {
    return List.of("Rows are lists of fields, in which an enum is a string.");
  }

  @Override
  public <T> FlinkType<T, ?> of(Model<T> model, EventClass classes) {
    GenericData data = new GenericData();
    data.addLogicalTypeConversion(new Conversions.DecimalConversion());
    Schema schema = model.codec().schema();
    ApacheDatum<IndexedRecord> datum = new ApacheDatum<>(data, schema);
    RowTypeInfo type = Rows.type(schema);
    return new FlinkType<>(
        type,
        List.of(),
        RowSerializer.class,
        event -> (Row) Rows.fromAvro(datum.decode(model.codec().encode(event)), schema),
        row -> model.codec().decode(datum.encode((IndexedRecord) Rows.toAvro(row, schema))));
  }
}
