package io.avrodyne.benchmarks.format.avro;

import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.NativeContender;
import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.benchmarks.contender.SingleObjectContender;
import io.avrodyne.benchmarks.format.avro.mapping.GenericMappings;
import io.avrodyne.benchmarks.format.avro.mapping.Schemas;
import io.avrodyne.benchmarks.format.avro.mapping.SpecificMappings;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.runtime.AvroCodec;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.avro.Conversions.DecimalConversion;
import org.apache.avro.Conversions.UUIDConversion;
import org.apache.avro.Schema;
import org.apache.avro.data.TimeConversions;
import org.apache.avro.generic.GenericData;
import org.apache.avro.reflect.ReflectData;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;

/** The formats of Apache Avro. */
public final class AvroFormats {

  /** The flag that lets Apache Avro load the classes that it generates here. */
  public static final String SPECIFIC_FLAG =
      "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks";

  /** The flag that lets Apache Avro load the classes of any workload. */
  public static final String REFLECT_FLAG = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=*";

  /** Generic records as they are, with their strings in Avro's own {@code Utf8}. */
  public static final Format GENERIC = Format.ofAvro(Track.NATIVE, AvroFormats::generic);

  /** Generic records with Java strings, mapped by hand to and from the application's objects. */
  public static final Format GENERIC_HYDRATED =
      Format.ofAvro(
              Track.OBJECTS,
              AvroFormats::genericHydrated,
              "Fields are mapped by index, by code written by hand.")
          .excludingClasses(
              "mapped by hand for the published workloads only",
              model -> !GenericMappings.contain(model.type()));

  /** Avro's JSON encoding of generic records. */
  public static final Format JSON = Format.of(Track.NATIVE, Survival.ALL, AvroFormats::json);

  /** Access by reflection, under the schema of the model. */
  public static final Format REFLECT =
      Format.ofAvro(Track.OBJECTS, AvroFormats::reflect)
          .excludingClasses("cannot set the fields of Java records", ReflectSchemas::hasJavaRecords)
          .excludingClasses(
              "needs a class with the name of each record of the schema",
              ReflectSchemas::lacksClasses);

  /** The classes that Apache Avro generates, with Java strings and the default, fast reader. */
  public static final Format SPECIFIC = specific(SpecificData::getForClass);

  /**
   * The classes that Apache Avro generates, with the reader that was the default before Avro 1.12.1
   * and that the published benchmarks measured.
   */
  public static final Format SPECIFIC_CLASSIC =
      specific(
          AvroFormats::classic, "The fast reader is off, as it was by default before Avro 1.12.1.");

  /**
   * The classes that Apache Avro generates, with the encoders and decoders that it generates into
   * them. The fast reader is off, because it never calls them.
   */
  public static final Format SPECIFIC_CUSTOM_CODERS =
      specific(
              type -> withCustomCoders(),
              "The fast reader is off, because it does not call custom coders.")
          .excludingClasses(
              "Avro generates no coders for logical types or for unions of other types",
              model -> !SpecificClasses.haveCustomCoders(model));

  /**
   * The classes that Apache Avro generates, mapped by hand to and from the application's objects.
   */
  public static final Format SPECIFIC_HYDRATED =
      Format.ofAvro(
              Track.OBJECTS,
              AvroFormats::specificHydrated,
              "Mapped by getters and setters, by code written by hand.")
          .excludingClasses(
              "mapped by hand for the published workloads only",
              model -> !SpecificMappings.contain(model.type()));

  private AvroFormats() {}

  private static <T> Contender<T, ?> generic(Model<T> model) {
    return records(model, new GenericData(), model.codec().schema());
  }

  private static <T> Contender<T, ?> records(Model<T> model, GenericData data, Schema schema) {
    return records(model, binary(model, data, schema), new DatumCoding<>(data, schema));
  }

  /** Returns a contender for records, which are made from plain data in binary encoding. */
  private static <T> Contender<T, ?> records(
      Model<T> model, ObjectContender<Object> records, ObjectContender<Object> plain) {
    AvroCodec<T> codec = model.codec();
    return new NativeContender<T, Object>(
        records,
        value -> {
          // Read, so that its strings are of the class that they are of in the measurement.
          byte[] bytes = codec.encode(value);
          return plain.read(bytes, 0, bytes.length);
        },
        value -> {
          plain.write(value);
          return codec.decode(plain.written());
        });
  }

  /** Returns the binary encoding, with every object reused that may be reused. */
  private static <D> ObjectContender<D> binary(Model<?> model, GenericData data, Schema schema) {
    return SingleObjectContender.of(model, new DatumCoding<>(data, schema));
  }

  private static <T> Contender<T, ?> genericHydrated(Model<T> model) {
    Schema schema = Schemas.withJavaStrings(model.codec().schema());
    return new HydratedContender<>(
        binary(model, new GenericData(), schema), GenericMappings.create(model.type(), schema));
  }

  private static <T> Contender<T, ?> json(Model<T> model) {
    GenericData data = new GenericData();
    // The text of JSON becomes a string first in any case.
    Schema schema = Schemas.withJavaStrings(model.codec().schema());
    return records(model, new JsonCoding<>(data, schema), new DatumCoding<>(data, schema));
  }

  private static <T> Contender<T, ?> reflect(Model<T> model) {
    ReflectData data = new ReflectData();
    Stream.of(
            new MoneyTextConversion(),
            new DecimalConversion(),
            new UUIDConversion(),
            new TimeConversions.DateConversion(),
            new TimeConversions.TimeMillisConversion(),
            new TimeConversions.TimeMicrosConversion(),
            new TimeConversions.TimestampMillisConversion(),
            new TimeConversions.TimestampMicrosConversion())
        .forEach(data::addLogicalTypeConversion);
    return AvroFormats.<T>binary(model, data, ReflectSchemas.withClasses(model.codec().schema()));
  }

  private static Format specific(
      Function<Class<? extends SpecificRecord>, SpecificData> data, String... caveats) {
    return Format.ofAvro(Track.NATIVE, model -> specific(model, data), caveats)
        .excludingClasses(
            "no classes generated from a schema file",
            model -> SpecificClasses.of(model).isEmpty());
  }

  private static <T> Contender<T, ?> specific(
      Model<T> model, Function<Class<? extends SpecificRecord>, SpecificData> data) {
    Class<? extends SpecificRecord> type = SpecificClasses.of(model).orElseThrow();
    return records(model, data.apply(type), SpecificClasses.schema(type));
  }

  /** Returns a new data model, because all users of a generated class share the same one. */
  private static SpecificData classic(Class<? extends SpecificRecord> type) {
    SpecificData data = new SpecificData();
    SpecificData.getForClass(type).getConversions().forEach(data::addLogicalTypeConversion);
    data.setFastReaderEnabled(false);
    return data;
  }

  private static SpecificData withCustomCoders() {
    SpecificData data = new SpecificData();
    data.setCustomCoders(true);
    data.setFastReaderEnabled(false);
    return data;
  }

  private static <T> Contender<T, ?> specificHydrated(Model<T> model) {
    return hydrated(model, SpecificType.of(model));
  }

  private static <T, D> Contender<T, ?> hydrated(Model<T> model, SpecificType<T, D> type) {
    return new HydratedContender<>(binary(model, type.data(), type.schema()), type.mapping());
  }
}
