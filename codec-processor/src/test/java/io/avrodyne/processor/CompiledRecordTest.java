package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types whose classes come from an earlier compilation. */
class CompiledRecordTest {

  private static final JavaFileObject ORDER =
      Sources.inShop(
          """
          @AvroRecord record Order(
              int id,
              Line line) {}
          """);

  private final CompiledTypes types;

  CompiledRecordTest(@TempDir Path folder) {
    types = new CompiledTypes(folder);
  }

  @Test
  void schemaIsTheOneInTheCodec() {
    String line =
        "@AvroRecord(name = \"L\", doc = \"of an order\") public record Line("
            + "List<@AvroNullable String> texts) {}";
    types.add(TestCompiler.compile(Sources.inShop(line)), "-");
    Compilation compilation = types.compile(ORDER);
    assertThat(compilation).succeededWithoutWarnings();
    assertEquals(
        new Schema.Parser()
            .parse(
                """
                {"type": "record", "name": "Order", "namespace": "shop", "fields": [
                  {"name": "id", "type": "int"},
                  {"name": "line", "type": {"type": "record", "name": "L", "doc": "of an order",
                    "fields": [{"name": "texts", "type":
                      {"type": "array", "items": ["null", "string"]}}]}}]}
                """),
        new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order")));
  }

  @Test
  void defaultIsMatchedWithTheSchemaInTheCodec() {
    String line =
        "@AvroRecord public record Line(int count, List<Side> sides, @AvroNullable String note) {"
            + " public enum Side {ASK, BID} }";
    types.add(TestCompiler.compile(Sources.inShop(line)), "-");
    assertThat(order("{'count':1,'sides':['BID']}")).succeededWithoutWarnings();
    assertThat(order("{'count':1.5,'sides':[]}")).hadErrorContaining("where count is not an int");
    assertThat(order("{'count':1}")).hadErrorContaining("lacks the field sides of Line");
    assertThat(order("{'count':1,'sides':['ASC']}"))
        .hadErrorContaining("where sides[0] is not a symbol of Side");
    assertThat(order("{'count':1,'sides':[],'note':1}"))
        .hadErrorContaining("where note does not match any branch of the union");
    assertThat(order("{'cuont':1}")).hadErrorContaining("(did you mean count?)");
  }

  /** The schema tells the range of a time, but not of a short. */
  @Test
  void defaultIsMatchedWithTheLogicalTypesInTheCodec() {
    String line =
        "@AvroRecord public record Line(UUID id, java.time.LocalTime at, char sign,"
            + " @AvroDecimal(precision = 4) BigInteger count, short bits) {}";
    types.add(TestCompiler.compile(Sources.inShop(line)), "-");
    String good =
        "{'id':'6ba7b810-9dad-11d1-80b4-00c04fd430c8','at':0,'sign':0,'count':'a','bits':32768}";
    assertThat(order(good)).succeededWithoutWarnings();
    assertThat(order(good.replace("6ba7", "6"))).hadErrorContaining("where id is not a UUID");
    assertThat(order(good.replace("'at':0", "'at':-1")))
        .hadErrorContaining("where at is not a time of day in microseconds");
    assertThat(order(good.replace("'sign':0", "'sign':-1")))
        .hadErrorContaining("where sign is not a char");
    assertThat(order(good.replace("'a'", "'aa'")))
        .hadErrorContaining("where count is not a decimal of at most 4 digits");
  }

  private Compilation order(String json) {
    return types.compile(
        Sources.inShop(
            "@AvroRecord record Order(@io.avrodyne.api.AvroDefault("
                + JavaLiteral.of(json.replace('\'', '"'))
                + ") Line line) {}"));
  }

  @Test
  void longSchemaIsReadFromItsParts() {
    String line =
        IntStream.range(0, 2000)
            .mapToObj(i -> "public long aLongNameForAFieldWithNumber" + i + ";")
            .collect(Collectors.joining("", "@AvroRecord public class Line {", "}"));
    types.add(TestCompiler.compile(Sources.inShop(line)), "-");
    Compilation compilation = types.compile(ORDER);
    assertThat(compilation).succeededWithoutWarnings();
    Schema schema = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order"));
    assertEquals(2000, schema.getField("line").schema().getFields().size());
  }

  @Test
  void classWithoutCodecIsRefusedAtTheFieldThatHoldsIt() {
    String line = "@AvroRecord public record Line(int number) {}";
    types.add(TestCompiler.compile(Sources.inShop(line)), "AvroCodec");
    Compilation compilation = types.compile(ORDER);
    assertEquals(1, compilation.errors().size(), compilation.errors().toString());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(
        message.startsWith(
            "[AvroNotCompiled] Order.line is shop.Line, which has no readable LineAvroCodec."),
        message);
    assertTrue(message.endsWith("and recompile that module."), message);
    assertEquals(3, compilation.errors().get(0).getLineNumber());
  }

  @Test
  void codecOfAnEarlierVersionIsRefusedAtTheFieldThatHoldsIt() {
    types.add(
        Compiler.javac()
            .compile(
                Sources.inShop("@AvroRecord public record Line(int number) {}"),
                Sources.of(
                    """
                    package shop;
                    import io.avrodyne.runtime.*;
                    public final class LineAvroCodec {
                      static final String SCHEMA = "{\\"type\\":\\"record\\",\\"name\\":\\"Line\\","
                          + "\\"namespace\\":\\"shop\\",\\"fields\\":[{\\"name\\":\\"number\\","
                          + "\\"type\\":\\"int\\"}]}";
                      public static int encode(Line value, AvroOutput out, int p) { return p; }
                      public static Line decode(AvroInput in) { return null; }
                      public static long schemaHash() { return 1; }
                    }
                    """)),
        "-");
    Compilation compilation = types.compile(ORDER);
    assertEquals(1, compilation.errors().size(), compilation.errors().toString());
    assertEquals(
        "[AvroNotCompiled] Order.line is shop.Line, whose LineAvroCodec was generated by an earlier"
            + " version of codec-processor. Codecs call each other, so the same version must"
            + " generate them. Compile shop.Line again with this version of codec-processor and"
            + " codec-runtime.",
        compilation.errors().get(0).getMessage(Locale.ROOT));
    assertEquals(3, compilation.errors().get(0).getLineNumber());
  }

  @Test
  void enumFromAClassFileIsRead() {
    types.add(
        TestCompiler.compile(Sources.inShop("public enum Side { ASK, @AvroName(\"B\") BID }")),
        "-");
    Compilation compilation =
        types.compile(Sources.inShop("@AvroRecord record Order(Side side) {}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertTrue(TestCompiler.schemaFile(compilation, "shop.Order").contains("[\"ASK\",\"B\"]"));
  }

  @Test
  void inaccessibleFieldOfASuperclassFromAClassFileNamesTheTypeThatInheritsIt() {
    types.add(
        TestCompiler.compile(Sources.of("package base; public class Base { long price; }")), "-");
    Compilation compilation =
        types.compile(Sources.inShop("@AvroRecord\nclass Order extends base.Base {}"));
    assertEquals(2, compilation.errors().size(), compilation.errors().toString());
    for (Diagnostic<?> error : compilation.errors()) {
      assertTrue(error.getMessage(Locale.ROOT).contains(" Order.price cannot be "));
    }
  }

  @Test
  void importedClassFileNeedsTheNamesOfItsParameters() {
    String far =
        "package base; public class Far { private final int id;"
            + " public Far(int id) { this.id = id; } public int getId() { return id; } }";
    types.add(TestCompiler.compile(Sources.of(far)), "-");
    Compilation compilation =
        types.compile(
            Sources.inShop(
                "@AvroRecord @io.avrodyne.api.AvroImport(base.Far.class)"
                    + " record Order(base.Far far) {}"));
    assertEquals(1, compilation.errors().size(), compilation.errors().toString());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(
        message.startsWith("[AvroNoConstructor] Far cannot be created: its constructor"), message);
    assertTrue(message.endsWith("else compile it with -parameters."), message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@AvroRecord public record Line(int number) {}",
        "@AvroRecord(copies = Copies.GENERATED) public record Line(int number) {}"
      })
  void copiesOfCompiledTypesAreLeftToTheirCodecs(String line) {
    types.add(TestCompiler.compile(Sources.inShop(line)), "-");
    Compilation compilation =
        types.compile(
            Sources.inShop(
                "@AvroRecord(copies = Copies.GENERATED) record Order(int[] ids, Line line) {}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertTrue(
        TestCompiler.generated(compilation, "shop.OrderAvroCodec")
            .contains("line = LineAvroCodec.INSTANCE.copy(Failures.nonNull(value.line()));"));
  }
}
