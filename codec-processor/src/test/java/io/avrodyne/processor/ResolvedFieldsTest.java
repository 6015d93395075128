package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Reads the fields of other writers, each by an expression with two ways to read it: null must not
 * be unboxed, and no value promoted, because of the other way.
 */
class ResolvedFieldsTest {

  private static final String PRIMITIVES =
      "@AvroRecord%s record Order(byte a, short b, char c, int d, long e, float f, double g,"
          + " boolean h) {}";

  private static final String BOXES =
      "@AvroRecord%s record Order(Byte a, Short b, Character c, Integer d, Long e, Float f,"
          + " Double g, Boolean h) {}";

  private static final String REFERENCES =
      "@AvroRecord%s record Order(String a, Side b, Line c, List<Line> d, Map<String, Line> e,"
          + " @AvroConvert(using = Half.class) Integer f, java.net.URI g,"
          + " CharSequence h) {}";

  private static final String OPTIONALS =
      "@AvroRecord record Order(Optional<String> a, OptionalInt b, OptionalLong c,"
          + " OptionalDouble d, Optional<Line> e, Optional<List<Line>> f, Optional<Side> g, Id h) {}";

  private static final String FULL = "new Line(1)";
  private static final String NUMBERS =
      "new Order((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.5, true)";
  private static final String OBJECTS =
      "new Order(\"a\", Side.BID, "
          + FULL
          + ", List.of("
          + FULL
          + "), Map.of(\"e\", "
          + FULL
          + "), 8, java.net.URI.create(\"g\"), \"h\")";
  private static final String PRESENT =
      "new Order(Optional.of(\"a\"), OptionalInt.of(1), OptionalLong.of(2),"
          + " OptionalDouble.of(3), Optional.of(new Line(4)), Optional.of(List.of(new Line(5))),"
          + " Optional.of(Side.BID), new Id(6L))";
  private static final String ABSENT =
      "new Order(Optional.empty(), OptionalInt.empty(), OptionalLong.empty(),"
          + " OptionalDouble.empty(), Optional.empty(), Optional.empty(), Optional.empty(),"
          + " new Id(null))";
  private static final String NULLS = "new Order(null, null, null, null, null, null, null, null)";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "(nullability = Nullability.ALL)",
        "(nullability = Nullability.ALL, nullOrder = NullOrder.LAST)"
      })
  void primitives(String attributes) throws IOException {
    assertResolves(PRIMITIVES.formatted(attributes), NUMBERS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "(nullability = Nullability.ALL)"})
  void boxes(String attributes) throws IOException {
    String source = BOXES.formatted(attributes);
    assertResolves(source, attributes.isEmpty() ? new String[] {NUMBERS} : both(NUMBERS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "(nullability = Nullability.ALL)"})
  void references(String attributes) throws IOException {
    String source = REFERENCES.formatted(attributes);
    assertResolves(source, attributes.isEmpty() ? new String[] {OBJECTS} : both(OBJECTS));
  }

  @Test
  void optionals() throws IOException {
    assertResolves(OPTIONALS, PRESENT, ABSENT);
  }

  private static String[] both(String value) {
    return new String[] {value, NULLS};
  }

  /** Resolves each value twice: from a writer with one field more, and with all in reverse. */
  private static void assertResolves(String order, String... values) throws IOException {
    GeneratedClasses classes = compiled(order, values);
    AvroCodec<Object> codec = classes.codecOf("shop.Order");
    for (Object value : samples(classes)) {
      byte[] expected = codec.encode(value);
      for (Schema writer : writers(codec.schema())) {
        AvroDecoder<Object> decoder = codec.decoderFor(writer);
        assertNotSame(codec, decoder);
        byte[] written = rewritten(expected, codec.schema(), writer);
        assertArrayEquals(expected, codec.encode(decoder.decode(written)), order);
      }
    }
  }

  private static GeneratedClasses compiled(String order, String... values) {
    JavaFileObject[] sources = {
      Sources.inShop(order),
      Sources.inShop("enum Side { ASK, BID }"),
      Sources.inShop("@AvroRecord record Line(int count) {}"),
      Sources.inShop("@AvroValue record Id(@AvroNullable Long id) {}"),
      Sources.inShop(
          "class Half implements AvroConverter<Integer, Integer> {"
              + " public Integer toAvro(Integer value) { return value / 2; }"
              + " public Integer fromAvro(Integer value) { return value * 2; } }"),
      Sources.of(
          "package shop; import java.util.*; public class Samples implements"
              + " java.util.function.Supplier<List<?>> { @Override public List<?> get() {"
              + " return List.of("
              + String.join(", ", values)
              + "); } }")
    };
    Compilation compilation = TestCompiler.compile(sources);
    assertThat(compilation).succeededWithoutWarnings();
    return new GeneratedClasses(compilation);
  }

  private static List<?> samples(GeneratedClasses classes) {
    try {
      Object samples = classes.load("shop.Samples").getDeclaredConstructor().newInstance();
      return (List<?>) ((Supplier<?>) samples).get();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static List<Schema> writers(Schema reader) {
    List<Schema.Field> longer = copies(reader);
    longer.add(new Schema.Field("gone", Schema.create(Schema.Type.INT), null, (Object) null));
    List<Schema.Field> reversed = copies(reader);
    Collections.reverse(reversed);
    return List.of(record(reader, longer), record(reader, reversed));
  }

  private static List<Schema.Field> copies(Schema schema) {
    List<Schema.Field> copies = new ArrayList<>();
    schema.getFields().forEach(field -> copies.add(new Schema.Field(field, field.schema())));
    return copies;
  }

  private static Schema record(Schema like, List<Schema.Field> fields) {
    return Schema.createRecord(like.getName(), null, like.getNamespace(), false, fields);
  }

  private static byte[] rewritten(byte[] bytes, Schema from, Schema to) throws IOException {
    GenericRecord read =
        new GenericDatumReader<GenericRecord>(from)
            .read(null, DecoderFactory.get().binaryDecoder(bytes, null));
    GenericRecord written = new GenericData.Record(to);
    for (Schema.Field field : to.getFields()) {
      Object value = read.hasField(field.name()) ? read.get(field.name()) : (Object) 9;
      written.put(field.name(), value);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
    new GenericDatumWriter<GenericRecord>(to).write(written, encoder);
    encoder.flush();
    return out.toByteArray();
  }
}
