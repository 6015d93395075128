package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.Optional;
import org.apache.avro.specific.SpecificData;

/**
 * The classes that Apache Avro generates, with the encoders and decoders that it generates into
 * them. The fast reader is off, because it never calls them.
 */
@Traits(
    track = Track.NATIVE,
    writesAvro = true,
    caveats = "The fast reader is off, because it does not call custom coders.")
public final class AvroSpecificCustomCodersFormat extends AvroFormat {

  private static final String NO_CODERS =
      "Avro generates no coders for logical types or for unions of other types";

  @Override
  Optional<String> refusal(Model<?> model) {
    return SpecificClasses.of(model).filter(SpecificClasses::hasCustomCoders).isPresent()
        ? Optional.empty()
        : SpecificClasses.refusal(model).or(() -> Optional.of(NO_CODERS));
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
