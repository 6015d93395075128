package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(ints = {8, 28, 29, 31, 32, 33, 64, 200})
  void typicalSizeOfNestedCollectionsHasABound(int depth) {
    Schema arrays = Schema.create(Schema.Type.BOOLEAN);
    Schema maps = arrays;
    Schema mixed = arrays;
    for (int i = 0; i < depth; i++) {
      arrays = Schema.createArray(arrays);
      maps = Schema.createMap(maps);
      mixed = Schema.createArray(Schema.createUnion(Schema.create(Schema.Type.NULL), mixed));
      assertTypical(arrays);
      assertTypical(maps);
      assertTypical(mixed);
    }
    assertEquals(1 << 16, EncodedSize.typical(arrays));
    assertEquals(1 << 16, EncodedSize.typical(maps));
    assertEquals(1 << 16, EncodedSize.typical(mixed));
  }

  private static void assertTypical(Schema schema) {
    int size = EncodedSize.typical(schema);
    assertTrue(size > 0 && size <= 1 << 16, () -> size + " for " + schema);
  }

  @Test
  void sizesOfTheLargestFixedDoNotOverflow() {
    int largest = Integer.MAX_VALUE - 8;
    Schema fixed = Schema.createFixed("Huge", null, null, largest);
    Schema record = Schema.createRecord("Two", null, null, false);
    setFields(record, field("a", fixed), field("b", fixed));
    assertEquals(largest + 1, EncodedSize.min(Schema.createUnion(record, fixed)));
    for (Schema schema : List.of(record, Schema.createUnion(record))) {
      assertEquals(Integer.MAX_VALUE, EncodedSize.min(schema));
      assertEquals(Integer.MAX_VALUE, EncodedSize.minOfEntry(schema));
      assertEquals(1 << 16, EncodedSize.typical(Schema.createArray(schema)));
    }
    assertEquals(Integer.MAX_VALUE, EncodedSize.sum(Integer.MAX_VALUE, 2));
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
