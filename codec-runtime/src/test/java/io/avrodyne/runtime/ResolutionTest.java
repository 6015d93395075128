package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
  void stepsAreInTheOrderOfTheWriterThenDefaults() {
    Resolution plan = Resolution.of(WRITER, READER, Strictness.STRICT);
    assertTrue(plan.isRecord());
    assertEquals(4, plan.steps());
    assertEquals(2, plan.field(0));
    assertEquals("a2", plan.name(0));
    assertEquals(-1, plan.field(1));
    assertEquals("b", plan.name(1));
    assertTrue(plan.step(2).isArray());
    assertEquals(1, plan.step(2).minItemBytes());
    assertTrue(plan.step(2).item().isBranch());
    assertEquals(1, plan.step(2).item().branch());
    assertEquals(1, plan.field(3));
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
