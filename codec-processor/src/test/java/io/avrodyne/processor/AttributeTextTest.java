package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import io.avrodyne.runtime.AvroCodec;
import java.util.Set;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttributeTextTest {

  private static Schema compile(String text) {
    Compilation compilation =
        TestCompiler.compile(
            Sources.of("package shop; import io.avrodyne.api.*; import java.util.*; " + text));
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    Schema written = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Order"));
    assertEquals(codec.schema(), written);
    assertEquals(codec.schema().toString(), written.toString());
    return codec.schema();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "say \"so\"",
        "back\\slash",
        "*/ end",
        "/* start",
        "$L $T $S $$",
        "two\nlines\r\n",
        "tab\t",
        "\\u0022 + x",
        "\\\\u0022",
        "é€😀\u2028",
        "\0\b\f\u007f",
        "%s %n",
        "@Override",
        "{@code",
        ""
      })
  void textReachesTheSchemaAsItIs(String text) {
    String literal = JavaLiteral.of(text);
    String both =
        "@AvroDoc(" + literal + ") @AvroProp(key = " + literal + ", value = " + literal + ")";
    Schema schema =
        compile(
            both
                + " @AvroRecord class Order {"
                + both
                + " Side side; "
                + both
                + " enum Side {A} }");
    Schema.Field field = schema.getField("side");
    for (String doc : new String[] {schema.getDoc(), field.doc(), field.schema().getDoc()}) {
      assertEquals(text, doc);
    }
    assertEquals(text, schema.getProp(text));
    assertEquals(text, field.getProp(text));
    assertEquals(text, field.schema().getProp(text));
  }

  @Test
  void aliasesReachTheSchema() {
    Schema schema =
        compile(
            "@AvroAlias({\"Purchase\", \"old.Order\"}) @AvroRecord record Order("
                + "@AvroAlias({\"number\", \"no\"}) int id, Side side) {"
                + " @AvroAlias(\"Direction\") enum Side {A} }");
    assertEquals(Set.of("shop.Purchase", "old.Order"), schema.getAliases());
    assertEquals(Set.of("number", "no"), schema.getField("id").aliases());
    assertEquals(Set.of("shop.Order.Direction"), schema.getField("side").schema().getAliases());
  }

  @Test
  void propertiesOfAComponentCountOnce() {
    Schema schema =
        compile(
            "@AvroRecord record Order(@AvroProp(key = \"a\", value = \"1\")"
                + " @AvroProp(key = \"b\", value = \"2\") int id) {}");
    assertEquals("1", schema.getField("id").getProp("a"));
    assertEquals("2", schema.getField("id").getProp("b"));
  }

  @Test
  void enumKeepsItsDefault() {
    Schema schema =
        compile(
            "@AvroRecord record Order(Side side) {"
                + " @AvroEnum(defaultSymbol = \"B\") enum Side {ASK, @AvroName(\"B\") BID} }");
    assertEquals("B", schema.getField("side").schema().getEnumDefault());
  }
}
