package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/** Apache Avro's generic records as they are, with their strings in Avro's own {@code Utf8}. */
@Traits(track = Track.NATIVE, writesAvro = true)
public final class AvroGenericFormat extends AvroFormat {

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    GenericData data = new GenericData();
    Schema schema = model.codec().schema();
    return new NativeContender<T, Object>(
        Coding.binary(model, data, schema), new DatumCoding<>(data, schema), model.codec());
  }
}
