package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.Optional;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;

/**
 * The classes that Apache Avro generates, with the reader that was the default before Avro 1.12.1
 * and that the published benchmarks measured.
 */
@Traits(
    track = Track.NATIVE,
    writesAvro = true,
    caveats = "The fast reader is off, as it was by default before Avro 1.12.1.")
public final class AvroSpecificClassicFormat extends AvroFormat {

  @Override
  Optional<String> refusal(Model<?> model) {
    return SpecificClasses.refusal(model);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    Class<? extends SpecificRecord> type = SpecificClasses.of(model).orElseThrow();
    return AvroSpecificFormat.contender(model, data(type), SpecificClasses.schema(type));
  }

  /** Returns a data model of its own, because that of the class is shared. */
  private static SpecificData data(Class<? extends SpecificRecord> type) {
    SpecificData data = new SpecificData();
    SpecificData.getForClass(type).getConversions().forEach(data::addLogicalTypeConversion);
    data.setFastReaderEnabled(false);
    return data;
  }
}
