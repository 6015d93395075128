package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.schema.Json;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeclaredLogicalTypeTest {

  private static DeclaredLogicalType of(String type, String logicalType, String... more) {
    return DeclaredLogicalType.of(
        Json.schema(
            "{'type':'"
                + type
                + "','logicalType':'"
                + logicalType
                + "'"
                + String.join("", more)
                + "}"));
  }

  @Test
  void nameOfAConverterCountsAsMuchAsOneOfAvro() {
    assertEquals(new DeclaredLogicalType("date", 0, 0), of("int", "date"));
    assertEquals(new DeclaredLogicalType("weight", 0, 0), of("int", "weight"));
  }

  @Test
  void decimalHasItsDigits() {
    assertEquals(
        new DeclaredLogicalType("decimal", 9, 2),
        of("bytes", "decimal", ",'precision':9,'scale':2"));
    assertEquals(
        new DeclaredLogicalType("decimal", 9, 0), of("bytes", "decimal", ",'precision':9"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"date", "uuid", "duration", "decimal", "big-decimal"})
  void invalidOneOfAvroIsAbsent(String name) {
    assertTrue(of("double", name).isAbsent());
    assertTrue(of("bytes", "decimal", ",'precision':2,'scale':3").isAbsent());
  }

  /** What emits or binds makes schemas; it does not parse them. */
  @Test
  void schemaThatWasMadeHasOneToo() {
    Schema made = Schema.create(Schema.Type.LONG);
    made.addProp("logicalType", "timestamp-micros");
    assertEquals(new DeclaredLogicalType("timestamp-micros", 0, 0), DeclaredLogicalType.of(made));
  }

  @Test
  void unitsOfOneKindOfTimeConvert() {
    DeclaredLogicalType millis = new DeclaredLogicalType("timestamp-millis", 0, 0);
    DeclaredLogicalType micros = new DeclaredLogicalType("timestamp-micros", 0, 0);
    DeclaredLogicalType local = new DeclaredLogicalType("local-timestamp-micros", 0, 0);
    DeclaredLogicalType strange = new DeclaredLogicalType("timestamp-hours", 0, 0);
    assertTrue(millis.convertsTo(micros) && micros.convertsTo(millis));
    assertTrue(!millis.convertsTo(local) && !millis.convertsTo(strange));
  }

  @Test
  void textIsThatOfMessages() {
    assertEquals("no logical type", of("double", "date").toString());
    assertEquals("date", of("int", "date").toString());
    assertEquals("decimal(9, 2)", of("bytes", "decimal", ",'precision':9,'scale':2").toString());
  }
}
