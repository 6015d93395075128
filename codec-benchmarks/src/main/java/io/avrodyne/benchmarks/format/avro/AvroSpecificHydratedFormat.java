package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.avro.mapping.RecordMapping;
import io.avrodyne.benchmarks.format.avro.mapping.SpecificMappings;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.Optional;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;

/** The classes that Apache Avro generates, mapped by hand to and from the application's objects. */
@Traits(
    track = Track.OBJECTS,
    writesAvro = true,
    caveats = "Mapped by getters and setters, by code written by hand.")
public final class AvroSpecificHydratedFormat extends AvroFormat {

  @Override
  Optional<String> refusal(Model<?> model) {
    return SpecificMappings.contain(model.type())
        ? Optional.empty()
        : Optional.of(AvroGenericHydratedFormat.NOT_MAPPED);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    return contender(model, SpecificMappings.of(model.type()));
  }

  private static <T, D> Contender<T, ?> contender(Model<T> model, RecordMapping<T, D> mapping) {
    Class<? extends SpecificRecord> type = SpecificClasses.of(model).orElseThrow();
    return new HydratedContender<>(
        Coding.<D>binary(model, SpecificData.getForClass(type), SpecificClasses.schema(type)),
        mapping);
  }
}
