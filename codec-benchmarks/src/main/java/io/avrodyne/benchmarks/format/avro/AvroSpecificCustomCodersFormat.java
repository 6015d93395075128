package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.Optional;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;

/**
 * The classes that Apache Avro generates, with the encoders and decoders that it generates into
 * them. The fast reader is off, because it never calls them.
 */
@Traits(
    track = Track.NATIVE,
    writesAvro = true,
    caveats = "The fast reader is off, because it does not call custom coders.")
public final class AvroSpecificCustomCodersFormat extends AvroFormat {

  @Override
  Optional<String> refusal(Model<?> model) {
    Optional<Class<? extends SpecificRecord>> type = SpecificClasses.of(model);
    if (type.isEmpty()) {
      return Optional.of(AvroSpecificFormat.NO_CLASSES);
    }
    return SpecificClasses.hasCustomCoders(type.get())
        ? Optional.empty()
        : Optional.of("Avro generates no coders for logical types or for unions of other types");
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    SpecificData data = new SpecificData();
    data.setCustomCoders(true);
    data.setFastReaderEnabled(false);
    return AvroSpecificFormat.contender(
        model, data, SpecificClasses.schema(SpecificClasses.of(model).orElseThrow()));
  }
}
