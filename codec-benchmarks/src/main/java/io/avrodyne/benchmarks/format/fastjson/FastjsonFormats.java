package io.avrodyne.benchmarks.format.fastjson;

import com.alibaba.fastjson2.JSONFactory;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.JSONWriter;
import com.alibaba.fastjson2.annotation.JSONType;
import com.alibaba.fastjson2.filter.ContextAutoTypeBeforeHandler;
import com.alibaba.fastjson2.reader.ObjectReaderCreator;
import com.alibaba.fastjson2.reader.ObjectReaderProvider;
import com.alibaba.fastjson2.writer.ObjectWriterCreator;
import com.alibaba.fastjson2.writer.ObjectWriterProvider;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import io.avrodyne.fixtures.money.MoneyData;
import io.avrodyne.fixtures.money.MoneyDataConverter;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import java.util.function.BiConsumer;
import org.javamoney.moneta.Money;

/** The formats of fastjson2. */
public final class FastjsonFormats {

  /** JSONB, by position and from the fields. */
  public static final Format JSONB =
      Format.of(
              Track.OBJECTS,
              Survival.LAST,
              FastjsonFormats::jsonb,
              "Writes fields by position, without their names, as Avro does.",
              "Returns a new array at every write, which counts in B/op.",
              "Writes classes with enums and reads records without generated code, which fails on"
                  + " them.")
          .remarking(Format.MONEY_AS_AMOUNT)
          .excluding(
              "does not read back by position what it wrote",
              Set.of(
                      Workload.WIDE_100_BEAN,
                      Workload.WIDE_250_BEAN,
                      Workload.WIDE_1000_BEAN,
                      Workload.DEEP_BEAN,
                      Workload.NUMBERS_BOOLEAN_ARRAY,
                      Workload.NUMBERS_BOOLEAN_LIST,
                      Workload.NUMBERS_FLOAT_ARRAY,
                      Workload.NUMBERS_FLOAT_LIST,
                      Workload.NUMBERS_DOUBLE_ARRAY,
                      Workload.NUMBERS_DOUBLE_LIST)
                  ::contains);

  /** From how many fields on the library generates no code for a class. */
  private static final int MANY_FIELDS = 100;

  private FastjsonFormats() {}

  /** The order of the constructor, in which records are read by position. */
  @JSONType(alphabetic = false)
  private interface InOrder {}

  private static <T> Contender<T, ?> jsonb(Model<T> model) {
    ClassGraph graph = ClassGraph.of(model.type());
    return new JsonbContender<>(model.type(), writeContext(graph), readContext(graph));
  }

  private static JSONWriter.Context writeContext(ClassGraph graph) {
    JSONWriter.Context context =
        JSONFactory.createWriteContext(writers(graph), JSONWriter.Feature.BeanToArray);
    if (!graph.hasRecords()) {
      context.config(JSONWriter.Feature.FieldBased);
    }
    if (!graph.sealed().isEmpty()) {
      context.config(
          JSONWriter.Feature.WriteClassName,
          JSONWriter.Feature.NotWriteRootClassName,
          JSONWriter.Feature.NotWriteHashMapArrayListClassName);
    }
    return context;
  }

  private static ObjectWriterProvider writers(ClassGraph graph) {
    // Generated code fails on an enum that is null; other code leaves dates empty.
    boolean enums = graph.all().stream().anyMatch(Class::isEnum);
    ObjectWriterProvider writers =
        enums ? new ObjectWriterProvider(ObjectWriterCreator.INSTANCE) : new ObjectWriterProvider();
    if (enums || isLarge(graph)) {
      register(writers, Instant.class, JSONWriter::writeInstant);
      register(writers, LocalDate.class, JSONWriter::writeLocalDate);
    }
    register(writers, Money.class, FastjsonFormats::writeMoney);
    graph.records().forEach(each -> writers.mixIn(each, InOrder.class));
    return writers;
  }

  /** Returns whether there is a class for which no code is generated. */
  private static boolean isLarge(ClassGraph graph) {
    return graph.own().stream().anyMatch(each -> each.getDeclaredFields().length >= MANY_FIELDS);
  }

  private static <T> void register(
      ObjectWriterProvider writers, Class<T> type, BiConsumer<JSONWriter, T> write) {
    ValueWriter<T> writer = new ValueWriter<>(write);
    writers.register(type, writer, true);
    writers.register(type, writer, false);
  }

  private static void writeMoney(JSONWriter writer, Money money) {
    MoneyData data = new MoneyDataConverter().toAvro(money);
    writer.startArray(2);
    writer.writeDecimal(data.amount());
    writer.writeString(data.currency().getCurrencyCode());
    writer.endArray();
  }

  private static JSONReader.Context readContext(ClassGraph graph) {
    JSONReader.Context context =
        JSONFactory.createReadContext(readers(graph), JSONReader.Feature.SupportArrayToBean);
    if (!graph.hasRecords()) {
      context.config(JSONReader.Feature.FieldBased);
    }
    if (!graph.sealed().isEmpty()) {
      context.config(new ContextAutoTypeBeforeHandler(graph.own().toArray(Class[]::new)));
    }
    return context;
  }

  private static ObjectReaderProvider readers(ClassGraph graph) {
    // Generated code cannot read a record by position.
    ObjectReaderProvider readers =
        graph.hasRecords()
            ? new ObjectReaderProvider(ObjectReaderCreator.INSTANCE)
            : new ObjectReaderProvider();
    readers.register(Money.class, new MoneyReader(), true);
    readers.register(Money.class, new MoneyReader(), false);
    graph.records().forEach(each -> readers.mixIn(each, InOrder.class));
    return readers;
  }
}
