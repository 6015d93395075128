package io.avrodyne.runtime.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Ours;
import io.avrodyne.runtime.Strictness;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class ResolutionTest {

  private static final Schema WRITER =
      Resolving.parse(
          """
          {"type": "record", "name": "R", "fields": [
            {"name": "a", "type": "int"}, {"name": "b", "type": "string"},
            {"name": "c", "type": {"type": "array", "items": "int"}}]}
          """);

  private static final Schema READER =
      Resolving.parse(
          """
          {"type": "record", "name": "R", "fields": [
            {"name": "c", "type": {"type": "array", "items": ["null", "double"]}},
            {"name": "n", "type": ["int", "double"], "default": 1.5},
            {"name": "a2", "aliases": ["a"], "type": "long"}]}
          """);

  private static final byte[] DATUM = Ours.hex("0a 02 78 06 02 04 06 00");

  @Test
  void fieldsAreReorderedRenamedPromotedSkippedAndAdded() {
    assertEquals(
        "{\"c\": [1.0, 2.0, 3.0], \"n\": 1.5, \"a2\": 5}",
        String.valueOf(Resolving.ours(WRITER, READER, DATUM)));
  }

  @Test
  void defaultsOfDoublesMayBeIntegersBeyondALong() {
    Schema reader =
        Resolving.parse(
            """
            {"type": "record", "name": "R", "fields": [
              {"name": "d", "type": "double", "default": 12345678901234567890},
              {"name": "f", "type": "float", "default": -12345678901234567890},
              {"name": "u", "type": ["null", "long", "double"], "default": 9223372036854775808},
              {"name": "l", "type": {"type": "array", "items": "double"}, "default": [1e30, 20000000000000000000]},
              {"name": "n", "type": ["long", "null"], "default": null}]}
            """);
    assertEquals(
        "{\"d\": 1.2345678901234567E19, \"f\": -1.2345679E19, \"u\": 9.223372036854776E18,"
            + " \"l\": [1.0E30, 2.0E19], \"n\": null}",
        String.valueOf(Resolving.ours(WRITER, reader, DATUM)));
  }

  @Test
  void defaultsBeyondAFloatAreDoubles() {
    Schema reader =
        Resolving.parse(
            """
            {"type": "record", "name": "R", "fields": [
              {"name": "u", "type": ["null", "float", "double"], "default": 1e39},
              {"name": "l", "type": {"type": "array", "items": ["float", "double"]},
               "default": [3.4028235E38, 1e39]}]}
            """);
    assertEquals(
        "{\"u\": 1.0E39, \"l\": [3.4028235E38, 1.0E39]}",
        String.valueOf(Resolving.ours(WRITER, reader, DATUM)));
  }

  @Test
  void defaultsOfUnionsAreOfTheFirstRecordThatHasAllTheirFields() {
    Schema reader =
        Resolving.parse(
            """
            {"type": "record", "name": "R", "fields": [
              {"name": "u", "default": [{"y": 5}, {"x": 6}, {}, {"z": 7}], "type":
                {"type": "array", "items": [
                  {"type": "record", "name": "A", "fields": [
                    {"name": "x", "type": "int", "default": 1}]},
                  {"type": "record", "name": "B", "fields": [{"name": "y", "type": "int"}]}]}}]}
            """);
    assertEquals(
        "{\"u\": [{\"y\": 5}, {\"x\": 6}, {\"x\": 1}, {\"x\": 1}]}",
        String.valueOf(Resolving.ours(WRITER, reader, DATUM)));
  }

  /** As at compile time, where a record rejects keys that are not its fields. */
  @Test
  void defaultsWithKeysThatNoRecordHasAreMaps() {
    Schema reader =
        Resolving.parse(
            """
            {"type": "record", "name": "R", "fields": [
              {"name": "u", "default": [{"x": 5}, {"x": 6, "z": 7}], "type":
                {"type": "array", "items": [
                  {"type": "record", "name": "A", "fields": [
                    {"name": "x", "type": "int", "default": 1}]},
                  {"type": "map", "values": "int"}]}}]}
            """);
    assertEquals(
        "{\"u\": [{\"x\": 5}, {\"x\": 6, \"z\": 7}]}",
        String.valueOf(Resolving.ours(WRITER, reader, DATUM)));
  }

  @Test
  void fieldsAreInTheOrderOfTheWriterWithDefaultsAfterThePreviousField() {
    Resolution plan = Resolution.of(WRITER, READER, Strictness.STRICT);
    assertTrue(plan.isRecord());
    assertFalse(plan.isInOrder());
    assertEquals(2, plan.first());
    assertEquals(0, plan.after(2));
    assertEquals(1, plan.after(0));
    assertEquals(-1, plan.after(1));
    assertEquals(0b110, plan.jumps());
    assertEquals(0, plan.plainFields());
    assertEquals("a2", plan.name(2));
    assertEquals("", plan.name(-1));
  }

  @Test
  void stepOfAFieldSkipsWhatIsBeforeIt() {
    Resolution plan = Resolution.of(WRITER, READER, Strictness.STRICT);
    AvroInput in = new AvroInput().reset(DATUM);
    assertEquals(5, plan.readLong(in, 2));
    assertEquals(1, in.position());
    Resolution array = plan.step(in, 0);
    assertEquals(3, in.position());
    assertTrue(array.isArray());
    assertEquals(1, array.minItemBytes());
    assertTrue(array.item().isBranch());
    assertEquals(1, array.item().branch());
  }

  @Test
  void fieldsThatAreReadAsTheyAreAreBits() {
    String record = "{\"type\": \"record\", \"name\": \"R\", \"fields\": [%s]}";
    String field = "{\"name\": \"%s\", \"type\": \"%s\"}";
    String a = field.formatted("a", "string");
    String b = field.formatted("b", "long");
    String c = field.formatted("c", "double");
    Schema reader = Resolving.parse(record.formatted(String.join(",", a, b, c)));
    Schema promoted =
        Resolving.parse(record.formatted(String.join(",", a, field.formatted("b", "int"), c)));
    Schema skipped =
        Resolving.parse(record.formatted(String.join(",", a, b, field.formatted("x", "int"), c)));
    assertEquals(0b101, Resolution.of(promoted, reader, Strictness.STRICT).plainFields());
    assertEquals(0b011, Resolution.of(skipped, reader, Strictness.STRICT).plainFields());
    assertTrue(Resolution.of(skipped, reader, Strictness.STRICT).isInOrder());
    assertEquals(0b100, Resolution.of(skipped, reader, Strictness.STRICT).jumps());
  }

  @Test
  void ownSchemaIsReadByTheCodecItself() {
    Resolving.RawCodec codec = new Resolving.RawCodec(READER);
    assertSame(codec, codec.decoderFor(Resolving.parse(READER.toString())));
  }

  @Test
  void sameLayoutNeedsNoStepping() {
    Resolution plan = Resolution.of(READER, READER, Strictness.STRICT);
    assertFalse(plan.isRecord());
    assertSame(plan, plan.settle(new AvroInput()));
  }
}
