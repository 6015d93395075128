package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.avro.mapping.GenericMappings;
import io.avrodyne.benchmarks.format.avro.mapping.Schemas;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/** Generic records with Java strings, mapped by hand to and from the application's objects. */
@Traits(
    track = Track.OBJECTS,
    writesAvro = true,
    caveats = "Fields are mapped by index, by code written by hand.")
public final class AvroGenericHydratedFormat extends AvroFormat {

  static final String NOT_MAPPED = "mapped by hand for the published workloads only";

  @Override
  Optional<String> refusal(Model<?> model) {
    return GenericMappings.contain(model.type()) ? Optional.empty() : Optional.of(NOT_MAPPED);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    Schema schema = Schemas.withJavaStrings(model.codec().schema());
    return new HydratedContender<>(
        Coding.binary(model, new GenericData(), schema),
        GenericMappings.create(model.type(), schema));
  }
}
