package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;

/** The classes that Apache Avro generates, with Java strings and the default, fast reader. */
@Traits(track = Track.NATIVE, writesAvro = true)
public final class AvroSpecificFormat extends AvroFormat {

  /** The flag that lets Apache Avro load the classes that it generates here. */
  public static final String FLAG =
      "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks";

  @Override
  Optional<String> refusal(Model<?> model) {
    return SpecificClasses.refusal(model);
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    Class<? extends SpecificRecord> type = SpecificClasses.of(model).orElseThrow();
    return contender(model, SpecificData.getForClass(type), SpecificClasses.schema(type));
  }

  static <T> Contender<T, Object> contender(Model<T> model, SpecificData data, Schema schema) {
    return new NativeContender<>(
        Coding.binary(model, data, schema), new DatumCoding<>(data, schema), model.codec());
  }
}
