package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Encodes and decodes types that all reach each other, and share the code of their union. */
class FamilyTest {

  private static final String HELD = "int id, List<S> held, @AvroNullable S one";

  private static Object made(GeneratedClasses classes, int type, @Nullable Object... components) {
    try {
      return classes.load("shop.R" + type).getConstructors()[0].newInstance(components);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static Object sample(GeneratedClasses classes, int root, int size) {
    Object leaf = made(classes, size - 1, 3, List.of(), null);
    Object one = made(classes, 0, 2, List.of(leaf), leaf);
    return made(classes, root, 1, List.of(leaf, one), one);
  }

  private static byte[] byApache(byte[] bytes, Schema schema) throws IOException {
    Object read =
        new GenericDatumReader<>(schema)
            .read(null, DecoderFactory.get().binaryDecoder(bytes, null));
    return written(read, schema);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sealed interface S permits A", "interface S"})
  void branchesWriteStringsOutOfLine(String union) {
    Compilation compilation =
        TestCompiler.compile(
            Sources.inShop("@AvroUnion(A.class) public " + union + " {}"),
            Sources.inShop("@AvroRecord public record A(String text) implements S {}"),
            Sources.inShop("@AvroRecord public record B(String text) {}"));
    assertTrue(
        TestCompiler.generated(compilation, "shop.AAvroCodec").contains(".putStringOutOfLine("));
    assertTrue(TestCompiler.generated(compilation, "shop.BAvroCodec").contains(".putString("));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 12})
  void everyMemberComesBack(int size) throws IOException {
    Compilation compilation = TestCompiler.compile(Families.sealed(size, i -> HELD));
    assertThat(compilation).succeededWithoutWarnings();
    GeneratedClasses classes = new GeneratedClasses(compilation);
    for (int root : new int[] {0, 1, size - 1}) {
      AvroCodec<Object> codec = classes.codecOf("shop.R" + root);
      Object value = sample(classes, root, size);
      byte[] bytes = codec.encode(value);
      assertEquals(value, codec.decode(bytes));
      assertEquals(value, codec.decode(new AvroInput().reset(bytes), value));
      assertArrayEquals(bytes, byApache(bytes, codec.schema()));
      Schema writer = withMore(codec.schema());
      assertEquals(value, codec.decoderFor(writer).decode(writtenBy(writer, value, codec)));
    }
    AvroCodec<Object> union = classes.codecOf("shop.S");
    Object value = sample(classes, 1, size);
    assertEquals(value, union.decode(union.encode(value)));
  }

  /** From 65 branches on an index takes two bytes. */
  @Test
  void memberOfALargeFamilyComesBack() throws IOException {
    Compilation compilation = TestCompiler.compile(Families.sealed(70, i -> HELD));
    assertThat(compilation).succeededWithoutWarnings();
    GeneratedClasses classes = new GeneratedClasses(compilation);
    Object value = sample(classes, 69, 70);
    AvroCodec<Object> codec = classes.codecOf("shop.R69");
    byte[] bytes = codec.encode(value);
    assertEquals(value, codec.decode(bytes));
    assertArrayEquals(bytes, byApache(bytes, codec.schema()));
  }

  /** Returns the schema of a writer whose records have one more field. */
  private static Schema withMore(Schema schema) {
    String id = "\"name\":\"id\",\"type\":\"int\"";
    String more = id + "},{\"name\":\"more\",\"type\":\"int\",\"default\":5";
    return new Schema.Parser().parse(schema.toString().replace(id, more));
  }

  private static byte[] writtenBy(Schema writer, Object value, AvroCodec<Object> codec)
      throws IOException {
    Object read =
        new GenericDatumReader<>(codec.schema(), writer)
            .read(null, DecoderFactory.get().binaryDecoder(codec.encode(value), null));
    return written(read, writer);
  }

  private static byte[] written(Object datum, Schema schema) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(out, null);
    new GenericDatumWriter<>(schema).write(datum, encoder);
    encoder.flush();
    return out.toByteArray();
  }

  @Test
  void unionIsWhereItsFirstBranchIs() {
    Compilation compilation = TestCompiler.compile(Families.sealed(3, i -> HELD));
    String first = TestCompiler.generated(compilation, "shop.R0AvroCodec");
    String other = TestCompiler.generated(compilation, "shop.R2AvroCodec");
    assertTrue(first.contains("static int writeS("), first);
    assertFalse(other.contains("static int writeS("), other);
    assertTrue(other.contains("p = R0AvroCodec.writeNullableS(value.one(), out, p)"), other);
    assertTrue(other.contains("R0AvroCodec.readS(in)"), other);
    assertTrue(other.contains("R0AvroCodec.resolveS(in, "), other);
  }

  private static final String[] SHAPES = {
    "@AvroRecord public record Order(Shape shape) {}",
    "public sealed interface Shape permits Group, Layer, Circle {}",
    "@AvroRecord public record Group(Style style) implements Shape {}",
    "@AvroRecord public record Layer(Style style) implements Shape {}",
    "@AvroRecord public record Circle(int radius) implements Shape {}",
    "public sealed interface Style permits Clip, Mix {}",
    "@AvroValue public record Clip(List<Shape> shapes) implements Style {}",
    "@AvroRecord public record Mix(List<Style> styles) implements Style {}"
  };

  /** Returns the sources of two unions that refer to each other, with another text for one. */
  private static String[] shapes(String part, String other) {
    return Stream.of(SHAPES).map(text -> text.replace(part, other)).toArray(String[]::new);
  }

  private static Compilation compiled(String... sources) {
    return TestCompiler.compile(
        Stream.of(sources).map(Sources::inShop).toArray(JavaFileObject[]::new));
  }

  /** Group contains Shape only within Style, whose code is in Mix. */
  @Test
  void unionThatBranchesContainWithinAnotherOneComesBack() {
    RoundTrip.of(SHAPES)
        .assertEncodes(
            "new Order(new Group(new Clip(java.util.List.of(new Circle(3)))))", 0, 0, 2, 4, 6, 0);
  }

  @Test
  void unionIsWhereABranchContainsItDirectly() {
    String[] sources = shapes("Layer(Style style)", "Layer(Style style, List<Shape> shapes)");
    RoundTrip.of(sources)
        .assertEncodes(
            "new Order(new Group(new Clip(java.util.List.of(new Circle(3)))))", 0, 0, 2, 4, 6, 0);
    Compilation compilation = compiled(sources);
    String order = TestCompiler.generated(compilation, "shop.OrderAvroCodec");
    assertTrue(order.contains("LayerAvroCodec.writeShape("), order);
    String mix = TestCompiler.generated(compilation, "shop.MixAvroCodec");
    assertTrue(mix.contains("LayerAvroCodec.writeShape("), mix);
  }

  @Test
  void unionWithinOneThatNoBranchContainsIsWhereItsFirstBranchIs() {
    Compilation compilation = compiled(shapes("Mix(List<Style> styles)", "Mix(int styles)"));
    String layer = TestCompiler.generated(compilation, "shop.LayerAvroCodec");
    assertTrue(layer.contains("GroupAvroCodec.writeShape("), layer);
  }

  @Test
  void foldedSchemaIsTheOneInTheFile() {
    Compilation compilation = TestCompiler.compile(Families.sealed(50, i -> HELD));
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.R7");
    String text = TestCompiler.schemaFile(compilation, "shop.R7");
    assertTrue(text.length() > 20_000);
    assertTrue(TestCompiler.generated(compilation, "shop.R7AvroCodec").length() < text.length());
    assertEquals(new Schema.Parser().parse(text).toString(), codec.schema().toString());
    assertEquals(SchemaNormalization.parsingFingerprint64(codec.schema()), codec.fingerprint());
  }

  @Test
  void familyCompiledBeforeIsHeld(@TempDir Path folder) {
    assertHeld(12, folder);
  }

  @Tag("slow")
  @Test
  void largeFamilyCompiledBeforeIsHeld(@TempDir Path folder) {
    assertHeld(50, folder);
  }

  private static void assertHeld(int size, Path folder) {
    CompiledTypes types = new CompiledTypes(folder);
    Compilation family = TestCompiler.compile(Families.sealed(size, i -> HELD));
    types.add(family, "-");
    Compilation compilation =
        types.compile(
            Sources.inShop("@AvroRecord public record Order(S s, @AvroNullable R1 one) {}"));
    assertThat(compilation).succeededWithoutWarnings();
    String order = TestCompiler.generated(compilation, "shop.OrderAvroCodec");
    assertTrue(order.contains("static int writeS("), order);
    Schema schema = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order"));
    assertEquals(size, schema.getField("s").schema().getTypes().size());
  }

  @Test
  void ringReadsItsEarlierVersionsThroughEachOther(@TempDir Path home) throws IOException {
    SchemaFolder folder = new SchemaFolder(home);
    Compilation earlier = TestCompiler.compile(Families.ring(4, ""));
    for (int i = 0; i < 4; i++) {
      String name = "shop.R" + i;
      folder.with("avro-history/" + name + "/1.avsc", TestCompiler.schemaFile(earlier, name));
    }
    folder.with("avro/none", "");
    Compilation later =
        TestCompiler.compileWith(
            folder.options(), Families.ring(4, ", @io.avrodyne.api.AvroDefault(\"7\") int added"));
    assertThat(later).succeededWithoutWarnings();
    GeneratedClasses before = new GeneratedClasses(earlier);
    Object tail = made(before, 2, 3, null, List.of());
    Object value = made(before, 0, 1, made(before, 1, 2, tail, List.of()), List.of(tail));
    AvroCodec<Object> codec = new GeneratedClasses(later).codecOf("shop.R0");
    AvroCodec<Object> writer = before.codecOf("shop.R0");
    Object read = codec.decoderFor(writer.schema()).decode(writer.encode(value));
    assertEquals(
        "R0[id=1, next=R1[id=2, next=R2[id=3, next=null, after=[], added=7], after=[], added=7],"
            + " after=[R2[id=3, next=null, after=[], added=7]], added=7]",
        read.toString());
    String source = TestCompiler.generated(later, "shop.R0AvroCodec");
    assertTrue(source.contains("R1AvroCodec.readVersion1(in, "), source);
    assertFalse(source.contains("readVersion1R1"), source);
  }
}
