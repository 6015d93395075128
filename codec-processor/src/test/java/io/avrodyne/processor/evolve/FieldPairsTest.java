package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.processor.schema.Json;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class FieldPairsTest {

  private static Schema record(String... fields) {
    return Json.record("R", fields);
  }

  private static String named(String name, String... aliases) {
    String list = aliases.length == 0 ? "" : "'" + String.join("','", aliases) + "'";
    return Json.field(name, "'int'", ",'aliases':[", list, "]");
  }

  /** Words the pairs in the writer's order, then the reader's fields that go without. */
  private static List<String> pairs(Schema writer, Schema reader) {
    FieldPairs pairs = FieldPairs.of(writer, reader);
    List<String> words = new ArrayList<>();
    for (Schema.Field written : writer.getFields()) {
      String taker = pairs.readerOf(written).map(Schema.Field::name).orElse("-");
      words.add(written.name() + ">" + taker);
    }
    for (Schema.Field read : reader.getFields()) {
      pairs.writerOf(read).ifPresent(from -> assertEquals(read, pairs.readerOf(from).get()));
      assertEquals(pairs.writerOf(read).isEmpty(), pairs.lacking().contains(read));
    }
    pairs.lacking().forEach(field -> words.add(field.name()));
    return words;
  }

  @Test
  void fieldsOfOneNameGoTogetherWhateverTheirOrder() {
    Schema writer = record(named("a"), named("b"), named("c"));
    Schema reader = record(named("c"), named("d"), named("a"));
    assertEquals(List.of("a>a", "b>-", "c>c", "d"), pairs(writer, reader));
  }

  @Test
  void aliasNamesAFieldThatWasRenamed() {
    Schema reader = record(named("b", "z", "a"));
    assertEquals(List.of("a>b"), pairs(record(named("a")), reader));
  }

  @Test
  void nameGoesBeforeAnAliasThatComesFirst() {
    Schema reader = record(named("b", "a"), named("a"));
    assertEquals(List.of("a>a", "b"), pairs(record(named("a")), reader));
  }

  @Test
  void fieldThatHasItsNameNeedsNoAlias() {
    Schema writer = record(named("a"), named("b"));
    assertEquals(List.of("a>-", "b>b"), pairs(writer, record(named("b", "a"))));
  }

  @Test
  void firstOfTwoFieldsWithOneAliasTakesIt() {
    Schema reader = record(named("b", "a"), named("c", "a"));
    assertEquals(List.of("a>b", "c"), pairs(record(named("a")), reader));
  }

  @Test
  void fieldWhoseFirstAliasIsTakenHasTheNext() {
    Schema writer = record(named("a"), named("b"));
    Schema reader = record(named("c", "a"), named("d", "a", "b"));
    assertEquals(List.of("a>c", "b>d"), pairs(writer, reader));
  }

  @Test
  void recordsWithoutFieldsHaveNoPairs() {
    assertEquals(List.of(), pairs(record(), record()));
    assertEquals(List.of("a"), pairs(record(), record(named("a"))));
    assertEquals(List.of("a>-"), pairs(record(named("a")), record()));
  }
}
