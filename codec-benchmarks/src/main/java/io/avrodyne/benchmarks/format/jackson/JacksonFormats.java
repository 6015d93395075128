package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.avro.AvroFactory;
import com.fasterxml.jackson.dataformat.avro.AvroMapper;
import com.fasterxml.jackson.dataformat.avro.AvroSchema;
import com.fasterxml.jackson.dataformat.avro.jsr310.AvroJavaTimeModule;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.datatype.moneta.MonetaMoneyModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.SingleObjectContender;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.math.BigDecimal;
import java.util.Set;
import java.util.function.Function;
import org.apache.avro.Schema;
import org.msgpack.jackson.dataformat.MessagePackFactory;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** The formats of Jackson. Each mapper's factory has a buffer pool that is local to the thread. */
public final class JacksonFormats {

  private static final String BLACKBIRD = "With Jackson's module for faster getters and setters.";

  /** JSON, compact. */
  public static final Format JSON = withoutSchema(Survival.ADDED, graph -> json());

  /** JSON with the module that compiles the access to properties. */
  public static final Format JSON_BLACKBIRD =
      withoutSchema(Survival.ADDED, graph -> json().addModule(new BlackbirdModule()), BLACKBIRD);

  /** CBOR. */
  public static final Format CBOR = withoutSchema(Survival.ADDED, graph -> cbor(), BLACKBIRD);

  /** MessagePack by position. */
  public static final Format MESSAGE_PACK =
      withoutSchema(
              Survival.LAST,
              JacksonFormats::messagePack,
              "Writes fields by position, without their names, as Avro does.",
              "Through MessagePack's module for Jackson, which is slower than hand-written calls of"
                  + " MessagePack's own API.",
              BLACKBIRD)
          .excluding(
              "Jackson cannot read a recursive record by position",
              Set.of(Workload.DEEP_RECORD)::contains);

  /** Avro, with the schema of the generated codec. */
  public static final Format AVRO =
      Format.ofAvro(Track.OBJECTS, JacksonFormats::avro, BLACKBIRD)
          .excluding(
              "writes instants in milliseconds only",
              Set.of(Workload.TIME_RECORD, Workload.TIME_BEAN, Workload.FROZEN_SPARSE)::contains);

  private JacksonFormats() {}

  /** Tells the classes of a sealed type apart, by name. The array costs less than a property. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
  private interface Named {}

  private static Format withoutSchema(
      Survival survival, Function<ClassGraph, MapperBuilder<?, ?>> builder, String... caveats) {
    return Format.of(Track.OBJECTS, survival, model -> withoutSchema(model, builder), caveats)
        .remarking(Format.MONEY_AS_AMOUNT);
  }

  private static <T> Contender<T, ?> withoutSchema(
      Model<T> model, Function<ClassGraph, MapperBuilder<?, ?>> builders) {
    ClassGraph graph = ClassGraph.of(model.type());
    MapperBuilder<?, ?> builder = builders.apply(graph);
    builder.addModules(new JavaTimeModule(), new MonetaMoneyModule());
    builder.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    for (Class<?> type : graph.sealed()) {
      builder.addMixIn(type, Named.class);
      builder.registerSubtypes(type.getPermittedSubclasses());
    }
    ObjectMapper mapper = builder.build();
    return new JacksonContender<>(mapper.writerFor(model.type()), mapper.readerFor(model.type()));
  }

  private static JsonMapper.Builder json() {
    return JsonMapper.builder(
        JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build());
  }

  private static MapperBuilder<?, ?> cbor() {
    return CBORMapper.builder(
            CBORFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build())
        .addModule(new BlackbirdModule());
  }

  private static MapperBuilder<?, ?> messagePack(ClassGraph graph) {
    MessagePackFactory factory = new MessagePackFactory();
    factory.setRecyclerPool(JsonRecyclerPools.threadLocalPool());
    MapperBuilder<?, ?> builder =
        MessagePackMapper.builder(factory).addModule(new BlackbirdModule());
    graph.own().stream()
        .filter(each -> !each.isEnum())
        .forEach(each -> setShape(builder, each, JsonFormat.Shape.ARRAY));
    // MessagePack has no decimal numbers.
    setShape(builder, BigDecimal.class, JsonFormat.Shape.STRING);
    return builder;
  }

  private static void setShape(MapperBuilder<?, ?> builder, Class<?> type, JsonFormat.Shape shape) {
    builder.withConfigOverride(type, each -> each.setFormat(JsonFormat.Value.forShape(shape)));
  }

  private static <T> Contender<T, ?> avro(Model<T> model) {
    Schema schema = model.codec().schema();
    AvroMapper mapper =
        AvroMapper.builder(
                AvroFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build())
            .addModule(new BlackbirdModule())
            .addModule(new AvroJavaTimeModule())
            .addModule(new AvroTypes(schema))
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .build();
    AvroSchema avroSchema = new AvroSchema(schema);
    return SingleObjectContender.of(
        model,
        new JacksonContender<T>(
            mapper.writerFor(model.type()).with(avroSchema),
            mapper.readerFor(model.type()).with(avroSchema)));
  }
}
