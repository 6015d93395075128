package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecordBase;
import org.apache.flink.formats.avro.typeutils.AvroSerializer;
import org.apache.flink.formats.avro.typeutils.AvroTypeInfo;

/** Flink's serializer of the classes that Avro generates, built in advance. */
public final class AvroSpecificTypes implements FlinkTypes {

  @Override
  public Track track() {
    return Track.NATIVE;
  }

  @Override
  public <T> FlinkType<T, ?> of(Model<T> model, EventClass classes) {
    return of(model, classes.specific());
  }

  private static <T, D extends SpecificRecordBase> FlinkType<T, D> of(
      Model<T> model, Class<D> specific) {
    SpecificData data = SpecificData.getForClass(specific);
    Schema schema = data.getSchema(specific);
    ApacheDatum<D> datum = new ApacheDatum<>(data, schema);
    return new FlinkType<>(
        new AvroTypeInfo<>(specific),
        List.of(),
        AvroSerializer.class,
        event -> datum.decode(model.codec().encode(event)),
        record -> model.codec().decode(datum.encode(record)));
  }
}
