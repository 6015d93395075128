package io.avrodyne.benchmarks.workload.simple;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class SimpleDataTest {

  private static final String SCHEMA =
      """
      {"type": "record", "name": "PREFIXSimpleRecords", "namespace": "io.avrodyne.benchmarks.workload.simple",
       "fields": [{"name": "data", "type": {"type": "array", "items":
         {"type": "record", "name": "PREFIXSimpleRecord", "fields": [
           {"name": "bool", "type": "boolean"},
           {"name": "byteValue", "type": "int"},
           {"name": "shortValue", "type": "int"},
           {"name": "intValue", "type": INT},
           {"name": "longValue", "type": "long"},
           {"name": "floatValue", "type": "float"},
           {"name": "doubleValue", "type": "double"},
           {"name": "string", "type": STRING},
           {"name": "bytes", "type": "bytes"}]}}}]}
      """;

  @Test
  void schemaHasNoNullableField() {
    assertEquals(schema("", "\"int\"", "\"string\""), SimpleRecordsAvroCodec.INSTANCE.schema());
  }

  @Test
  void schemaOfTheOtherFormHasTwoNullableFields() {
    assertEquals(
        schema(
            "Nullable",
            "[\"null\", \"int\"], \"default\": null",
            "[\"null\", \"string\"], \"default\": null"),
        NullableSimpleRecordsAvroCodec.INSTANCE.schema());
  }

  @Test
  void rootsHaveThePublishedSize() {
    for (Object root : SimpleData.sample().objects()) {
      assertEquals(2_700, SimpleRecordsAvroCodec.INSTANCE.encode((SimpleRecords) root).length, 100);
    }
  }

  @Test
  void bothFormsHaveTheSameValues() {
    List<?> plain = SimpleData.sample().objects();
    List<?> nullable = NullableSimpleData.sample().objects();
    for (int i = 0; i < plain.size(); i++) {
      List<SimpleRecord> expected = ((SimpleRecords) plain.get(i)).getData();
      List<NullableSimpleRecord> actual = ((NullableSimpleRecords) nullable.get(i)).getData();
      assertEquals(expected.size(), actual.size());
      for (int j = 0; j < expected.size(); j++) {
        assertSameValues(expected.get(j), actual.get(j));
      }
    }
  }

  private static void assertSameValues(SimpleRecord expected, NullableSimpleRecord actual) {
    assertEquals(expected.getBool(), actual.getBool());
    assertEquals(expected.getByteValue(), actual.getByteValue());
    assertEquals(expected.getShortValue(), actual.getShortValue());
    assertEquals(expected.getIntValue(), actual.getIntValue());
    assertEquals(expected.getLongValue(), actual.getLongValue());
    assertEquals(expected.getFloatValue(), actual.getFloatValue());
    assertEquals(expected.getDoubleValue(), actual.getDoubleValue());
    assertEquals(expected.getString(), actual.getString());
    assertArrayEquals(expected.getBytes(), actual.getBytes());
  }

  private static Schema schema(String prefix, String intType, String stringType) {
    return new Schema.Parser()
        .parse(
            SCHEMA.replace("PREFIX", prefix).replace("INT", intType).replace("STRING", stringType));
  }
}
