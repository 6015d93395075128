package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import java.util.Optional;
import org.apache.avro.Conversions.DecimalConversion;
import org.apache.avro.Conversions.UUIDConversion;
import org.apache.avro.data.TimeConversions.DateConversion;
import org.apache.avro.data.TimeConversions.TimeMicrosConversion;
import org.apache.avro.data.TimeConversions.TimeMillisConversion;
import org.apache.avro.data.TimeConversions.TimestampMicrosConversion;
import org.apache.avro.data.TimeConversions.TimestampMillisConversion;
import org.apache.avro.reflect.ReflectData;

/** Apache Avro's access by reflection, under the schema of the model. */
@Traits(track = Track.OBJECTS, writesAvro = true)
public final class AvroReflectFormat extends AvroFormat {

  /** The flag that lets Apache Avro load the classes of any workload. */
  public static final String FLAG = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=*";

  @Override
  Optional<String> refusal(Model<?> model) {
    return model.type().isRecord()
        ? Optional.of(ReflectSchemas.JAVA_RECORDS)
        : ReflectSchemas.refusal(model.codec().schema());
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    ReflectData data = new ReflectData();
    data.addLogicalTypeConversion(new MoneyTextConversion());
    data.addLogicalTypeConversion(new DecimalConversion());
    data.addLogicalTypeConversion(new UUIDConversion());
    data.addLogicalTypeConversion(new DateConversion());
    data.addLogicalTypeConversion(new TimeMillisConversion());
    data.addLogicalTypeConversion(new TimeMicrosConversion());
    data.addLogicalTypeConversion(new TimestampMillisConversion());
    data.addLogicalTypeConversion(new TimestampMicrosConversion());
    return new ReflectContender<>(
        Coding.binary(model, data, ReflectSchemas.withClasses(model.codec().schema())));
  }
}
