package io.avrodyne.runtime.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.SchemaResolutionException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that compare decoders of other writers with schema stores on logical types. */
class LogicalRuleTest {

  private static final List<String> INTS = List.of("", "date", "time-millis", "grams", "kilograms");

  private static final List<String> LONGS =
      List.of(
          "",
          "date",
          "time-millis",
          "time-micros",
          "timestamp-millis",
          "timestamp-micros",
          "timestamp-nanos",
          "local-timestamp-millis",
          "local-timestamp-micros",
          "local-timestamp-nanos",
          "grams",
          "kilograms");

  private static final List<String> BYTES =
      List.of(
          "",
          "uuid",
          "big-decimal",
          "grams",
          "decimal','precision':9,'scale':'2",
          "decimal','precision':9",
          "decimal','precision':9,'scale':0",
          "decimal','precision':9,'scale':2",
          "decimal','precision':8,'scale':2",
          "decimal','precision':2,'scale':9",
          "grams','precision':9,'scale':2");

  private static final List<String> STRINGS = List.of("", "uuid", "date", "grams", "kilograms");

  static Stream<String> places() {
    return Stream.of(
        "%s",
        "{'type':'array','items':%s}",
        "{'type':'map','values':%s}",
        "['null',%s]",
        "{'type':'record','name':'R','fields':[{'name':'f','type':%s}]}");
  }

  @ParameterizedTest
  @MethodSource("places")
  void storeTakesTwoSchemasAsOneWhereDecoderNeedsNoResolution(String place) {
    int same = 0;
    for (String type : List.of("int", "long", "bytes", "string")) {
      List<String> meanings = meanings(type);
      for (String writer : meanings) {
        for (String reader : meanings) {
          same += requireOneAnswer(schema(place, type, writer), schema(place, type, reader));
        }
      }
    }
    // Each is the same as itself, and those without a logical type are the same as each other.
    assertTrue(same > 33, () -> "few are the same in " + place);
  }

  private static int requireOneAnswer(Schema writer, Schema reader) {
    AvroCodec<byte[]> codec = new Resolving.RawCodec(reader);
    boolean same = decodesWithoutResolution(codec, writer);
    assertEquals(same, isOneInStore(writer, reader), () -> writer + " and " + reader);
    assertEquals(same, isOneInStore(reader, writer), () -> reader + " and " + writer);
    return same ? 1 : 0;
  }

  private static boolean decodesWithoutResolution(AvroCodec<byte[]> codec, Schema writer) {
    try {
      return codec.decoderFor(writer) == codec;
    } catch (SchemaResolutionException e) {
      return false;
    }
  }

  private static boolean isOneInStore(Schema one, Schema other) {
    SchemaStore store = new SchemaStore();
    store.add(one);
    try {
      store.add(other);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  @Test
  void unknownLogicalTypeCountsForBoth() {
    Schema plain = schema("%s", "int", "");
    Schema grams = schema("%s", "int", "grams");
    Schema kilograms = schema("%s", "int", "kilograms");
    AvroCodec<byte[]> codec = new Resolving.RawCodec(grams);
    assertSame(codec, codec.decoderFor(schema("%s", "int", "grams")));
    assertTrue(isOneInStore(grams, schema("%s", "int", "grams")));
    // A schema without a logical type is read, but with a plan; a store could not tell the two
    // apart.
    assertNotSame(codec, codec.decoderFor(plain));
    assertFalse(isOneInStore(grams, plain));
    assertThrows(SchemaResolutionException.class, () -> codec.decoderFor(kilograms));
    assertFalse(isOneInStore(grams, kilograms));
  }

  @Test
  void logicalTypeOfAnotherBaseCountsForNeither() {
    Schema date = schema("%s", "string", "date");
    AvroCodec<byte[]> codec = new Resolving.RawCodec(schema("%s", "string", ""));
    assertSame(codec, codec.decoderFor(date));
    assertTrue(isOneInStore(date, codec.schema()));
  }

  @Test
  void otherPropertiesOfAnUnknownLogicalTypeCountForNeither() {
    Schema grams = schema("%s", "bytes", "grams','precision':9,'scale':2");
    AvroCodec<byte[]> codec = new Resolving.RawCodec(schema("%s", "bytes", "grams"));
    assertSame(codec, codec.decoderFor(grams));
    assertTrue(isOneInStore(grams, codec.schema()));
  }

  private static List<String> meanings(String type) {
    return switch (type) {
      case "int" -> INTS;
      case "long" -> LONGS;
      case "bytes" -> BYTES;
      default -> STRINGS;
    };
  }

  private static Schema schema(String place, String type, String meaning) {
    String logical = meaning.isEmpty() ? "" : ",'logicalType':'" + meaning + endOf(meaning);
    String json = place.formatted("{'type':'" + type + "'" + logical + "}");
    return Resolving.parse(json.replace('\'', '"'));
  }

  /** Returns the quote that ends a text, or nothing for a number. */
  private static String endOf(String meaning) {
    return Character.isDigit(meaning.charAt(meaning.length() - 1)) && !meaning.endsWith("'2")
        ? ""
        : "'";
  }
}
