package io.avrodyne.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class EncodedSizeTest {

  private static final Schema INT = Schema.create(Schema.Type.INT);

  @Test
  void leastSizeOfARecordThatHoldsItselfIsThatOfItsShortestDatum() {
    Schema node = Schema.createRecord("Node", null, null, false);
    Schema orNull = Schema.createUnion(Schema.create(Schema.Type.NULL), node);
    node.setFields(List.of(field("value", INT), field("left", orNull), field("right", orNull)));
    assertEquals(3, EncodedSize.min(node));
    assertEquals(1, EncodedSize.min(orNull));
    assertEquals(OptionalInt.empty(), EncodedSize.max(node));
  }

  @Test
  void leastSizeCountsWhatIsReachedThroughTheRecordItself() {
    Schema outer = Schema.createRecord("Outer", null, null, false);
    Schema inner = Schema.createRecord("Inner", null, null, false);
    outer.setFields(
        List.of(field("inner", inner), field("fraction", Schema.create(Schema.Type.DOUBLE))));
    inner.setFields(List.of(field("outers", Schema.createUnion(Schema.createArray(outer), outer))));
    assertEquals(10, EncodedSize.min(outer));
    assertEquals(2, EncodedSize.min(inner));
  }

  @Test
  void recordWithoutFiniteDataHasASize() {
    Schema endless = Schema.createRecord("Endless", null, null, false);
    endless.setFields(List.of(field("a", endless), field("b", endless), field("c", INT)));
    assertTrue(EncodedSize.min(endless) > 0);
  }

  @Test
  void manyRecordsThatHoldEachOtherAreSizedInTime() {
    List<Schema> records = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      records.add(Schema.createRecord("R" + i, null, null, false));
    }
    Schema any = Schema.createUnion(records);
    Schema array = Schema.createArray(any);
    records.subList(1, 60).forEach(record -> setFields(record, field("a", any), field("b", array)));
    setFields(records.get(0));
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          assertEquals(1, EncodedSize.min(any));
          assertEquals(2, EncodedSize.min(records.get(1)));
          assertEquals(OptionalInt.empty(), EncodedSize.max(any));
          assertTrue(EncodedSize.typical(any) > 0);
        });
  }

  private static void setFields(Schema record, Schema.Field... fields) {
    record.setFields(List.of(fields));
  }

  private static Schema.Field field(String name, Schema schema) {
    return new Schema.Field(name, schema);
  }
}
