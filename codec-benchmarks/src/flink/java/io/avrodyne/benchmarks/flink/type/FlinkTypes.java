package io.avrodyne.benchmarks.flink.type;

import io.avrodyne.benchmarks.flink.data.EventClass;
import io.avrodyne.benchmarks.flink.data.Form;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.flink.AvrodyneTypeInformation;
import io.avrodyne.flink.AvrodyneTypeSerializer;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Conversions;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.IndexedRecord;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecordBase;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.typeutils.GenericTypeInfo;
import org.apache.flink.api.java.typeutils.runtime.PojoSerializer;
import org.apache.flink.api.java.typeutils.runtime.RowSerializer;
import org.apache.flink.api.java.typeutils.runtime.kryo.KryoSerializer;
import org.apache.flink.formats.avro.typeutils.AvroSerializer;
import org.apache.flink.formats.avro.typeutils.AvroTypeInfo;
import org.apache.flink.types.Row;

/**
 * A contender: a way to serialize events in Flink.
 *
 * @param track the objects that it is measured on
 * @param caveats what a reader of the results has to know, a sentence each
 * @param maker what makes the type of the events of one class
 */
public record FlinkTypes(Track track, List<String> caveats, Maker maker) {

  /** Avrodyne's serializer. */
  public static final FlinkTypes AVRODYNE =
      new FlinkTypes(Track.OBJECTS, List.of(), FlinkTypes::avrodyne);

  /** Flink's serializer of beans and records, all of whose fields have types that Flink knows. */
  public static final FlinkTypes POJO = new FlinkTypes(Track.OBJECTS, List.of(), FlinkTypes::pojo);

  /** Flink's serializer of types that it does not know, with all classes registered. */
  public static final FlinkTypes KRYO =
      new FlinkTypes(
          Track.OBJECTS,
          List.of(
              "Kryo as Flink configures it, with a number for each class. A record is its own copy,"
                  + " although its lists can be changed."),
          FlinkTypes::kryo);

  /** Flink's rows, built in advance. */
  public static final FlinkTypes ROW =
      new FlinkTypes(
          Track.NATIVE,
          List.of("Rows are lists of fields, in which an enum is a string."),
          FlinkTypes::row);

  /** Flink's serializer of the classes that Avro generates, built in advance. */
  public static final FlinkTypes AVRO_SPECIFIC =
      new FlinkTypes(Track.NATIVE, List.of(), FlinkTypes::avroSpecific);

  /** Copies the list. */
  public FlinkTypes {
    caveats = List.copyOf(caveats);
  }

  /** A maker of types. */
  public interface Maker {

    /**
     * Makes the type of the events of one class.
     *
     * @param model the application's class
     * @param classes all classes of the event
     */
    <T> FlinkType<T, ?> make(Model<T> model, EventClass classes);
  }

  /** Returns the type of an event in one form. */
  public FlinkType<?, ?> of(EventClass classes, Form form) {
    return maker.make(classes.model(form), classes);
  }

  private static <T> FlinkType<T, ?> avrodyne(Model<T> model, EventClass classes) {
    return FlinkType.ofObjects(
        model, AvrodyneTypeInformation.of(model.type()), List.of(), AvrodyneTypeSerializer.class);
  }

  private static <T> FlinkType<T, ?> pojo(Model<T> model, EventClass classes) {
    return FlinkType.ofObjects(
        model, TypeInformation.of(model.type()), List.of(), PojoSerializer.class);
  }

  private static <T> FlinkType<T, ?> kryo(Model<T> model, EventClass classes) {
    List<Class<?>> registered = new ArrayList<>(ClassGraph.of(model.type()).own());
    registered.add(ArrayList.class);
    return FlinkType.ofObjects(
        model, new GenericTypeInfo<>(model.type()), registered, KryoSerializer.class);
  }

  private static <T> FlinkType<T, ?> row(Model<T> model, EventClass classes) {
    GenericData data = new GenericData();
    data.addLogicalTypeConversion(new Conversions.DecimalConversion());
    Schema schema = model.codec().schema();
    ApacheRecords<T, IndexedRecord> records = new ApacheRecords<>(model, data, schema);
    return new FlinkType<>(
        model,
        Rows.type(schema),
        List.of(),
        RowSerializer.class,
        event -> (Row) Rows.fromAvro(records.toRecord(event), schema),
        row -> records.toObject((IndexedRecord) Rows.toAvro(row, schema)));
  }

  private static <T> FlinkType<T, ?> avroSpecific(Model<T> model, EventClass classes) {
    return ofDatum(model, classes.specific());
  }

  private static <T, D extends SpecificRecordBase> FlinkType<T, D> ofDatum(
      Model<T> model, Class<D> specific) {
    SpecificData data = SpecificData.getForClass(specific);
    ApacheRecords<T, D> records = new ApacheRecords<>(model, data, data.getSchema(specific));
    return new FlinkType<>(
        model,
        new AvroTypeInfo<>(specific),
        List.of(),
        AvroSerializer.class,
        records::toRecord,
        records::toObject);
  }
}
