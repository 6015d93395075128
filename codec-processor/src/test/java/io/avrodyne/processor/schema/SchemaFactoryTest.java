package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Map;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaFactoryTest {

  private static final ValuePlan INT = Shapes.scalar(Schema.Type.INT);

  private final Shapes shapes = new Shapes();

  private Schema schemaOf(ValuePlan shape) {
    return shapes.catalog().schemas().schemaOf(shape);
  }

  private static AnnotationText text(String text) {
    return new AnnotationText(text, Shapes.ORIGIN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'null'",
        "'boolean'",
        "'int'",
        "'long'",
        "'float'",
        "'double'",
        "'string'",
        "'bytes'",
        "{'type':'fixed','name':'F','namespace':'shop','size':2}",
        "{'type':'fixed','name':'F','size':2}",
        "{'type':'enum','name':'E','symbols':['A','B']}",
        "{'type':'array','items':['null','int']}",
        "{'type':'map','values':{'type':'array','items':'int'}}",
        "['int','null']",
        "['null','int','string']",
      })
  void shapeHasItsSchema(String json) {
    assertEquals(Json.schema(json), schemaOf(shapes.of(Json.schema(json))));
  }

  @Test
  void recordSaysWhatItsAttributesSay() {
    RecordPlan plain = Shapes.derived("Order", Shapes.field("id", INT, "7"));
    Attributes attributes =
        new Attributes(
            List.of(text("An order.")),
            List.of(text("Purchase")),
            List.of(new Attributes.Property(text("owner"), "sales")));
    shapes.put(
        new RecordPlan(
            plain.type(),
            plain.codec(),
            plain.subject(),
            plain.name(),
            plain.namespace(),
            attributes,
            plain.fields(),
            plain.creator(),
            null,
            Shapes.ORIGIN));
    Schema schema = schemaOf(Shapes.nested("Order"));
    assertEquals("shop.Order", schema.getFullName());
    assertEquals("An order.", schema.getDoc());
    assertEquals(List.of("shop.Purchase"), List.copyOf(schema.getAliases()));
    assertEquals("sales", schema.getProp("owner"));
    assertEquals(7, schema.getField("id").defaultVal());
  }

  @Test
  void nullFirstIsADefaultAndNullLastIsNot() {
    shapes.record(
        "Order",
        Shapes.field("first", Shapes.orNull(INT, true)),
        Shapes.field("last", Shapes.orNull(INT, false)),
        Shapes.field("given", Shapes.orNull(INT, false), "3"));
    Schema schema = schemaOf(Shapes.nested("Order"));
    assertEquals(JsonProperties.NULL_VALUE, schema.getField("first").defaultVal());
    assertEquals(false, schema.getField("last").hasDefaultValue());
    assertEquals(3, schema.getField("given").defaultVal());
  }

  @Test
  void conversionAddsItsProperties() {
    Converted date =
        Converted.of(INT, ClassName.get("java.time", "LocalDate"), new Conversion.AsIs(), "date");
    assertEquals(Json.schema("{'type':'int','logicalType':'date'}"), schemaOf(date));
    Converted more =
        new Converted(date, date.javaType(), new Conversion.AsIs(), Map.of("unit", "day"));
    assertEquals("day", schemaOf(more).getProp("unit"));
    assertEquals("date", schemaOf(more).getProp("logicalType"));
  }

  @Test
  void enumHasItsDefault() {
    Symbols symbols =
        new Symbols(
            ClassName.get("shop", "Side"),
            new NamePlan("Side", "Side", "shop", Shapes.ORIGIN),
            Attributes.NONE,
            List.of(new Symbols.Symbol("ask", "ASK"), new Symbols.Symbol("bid", "BID")),
            text("bid"),
            false);
    Schema schema = schemaOf(symbols);
    assertEquals(List.of("ask", "bid"), schema.getEnumSymbols());
    assertEquals("bid", schema.getEnumDefault());
  }

  @Test
  void recordThatHoldsItselfIsOneSchema() {
    ValuePlan.Nested node =
        shapes.record("Node", Shapes.field("next", Shapes.orNull(Shapes.nested("Node"), true)));
    Schema schema = schemaOf(node);
    assertSame(schema, schema.getField("next").schema().getTypes().get(1));
  }

  @Test
  void givenAndCompiledSchemasAreTakenAsTheyAre() {
    Schema given = Json.record("Given", Json.field("f", "'int'", ",'doc':'A field.'"));
    assertSame(given, schemaOf(shapes.of(given)));
    Schema before = Json.record("Before", Json.field("f", "'int'"));
    shapes.put(new CompiledRecord(Shapes.codecOf(before), before));
    assertSame(before, schemaOf(Shapes.nested("Before")));
  }

  @Test
  void schemasAreMadeOnceUnlessAConversionChangesARecord() {
    ValuePlan.Nested order = shapes.record("Order", Shapes.field("id", INT));
    Catalog plain = shapes.catalog();
    assertSame(plain.schemas(), plain.schemas());
    Converted named =
        Converted.of(order, ClassName.get("shop", "Wrapper"), new Conversion.AsIs(), "wrapped");
    shapes.record("Holder", Shapes.field("order", named));
    Catalog changing = shapes.catalog();
    assertNotSame(changing.schemas(), changing.schemas());
  }

  @Test
  void halfOfARecordIsNotKept() {
    SchemaFactory factory = shapes.catalog().schemas();
    RecordPlan holder = Shapes.derived("Holder", Shapes.field("f", Shapes.nested("Missing")));
    assertThrows(IllegalStateException.class, () -> factory.schemaOf(holder));
    assertThrows(IllegalStateException.class, () -> factory.schemaOf(holder));
  }
}
