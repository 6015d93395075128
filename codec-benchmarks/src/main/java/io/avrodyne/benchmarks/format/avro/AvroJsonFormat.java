package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.avro.mapping.Schemas;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/** Avro's JSON encoding of generic records. */
@Traits(track = Track.NATIVE, survival = Survival.ALL)
public final class AvroJsonFormat extends AvroFormat {

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) throws IOException {
    GenericData data = new GenericData();
    // The text of JSON becomes a string first in any case.
    Schema schema = Schemas.withJavaStrings(model.codec().schema());
    return new NativeContender<T, Object>(
        new JsonCoding<>(data, schema), new DatumCoding<>(data, schema), model.codec());
  }
}
