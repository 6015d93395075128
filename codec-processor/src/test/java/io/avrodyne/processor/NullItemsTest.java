package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import org.apache.avro.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles collections and maps that accept null, or whose parts are never null. */
class NullItemsTest {

  /** An annotation that an outer container has used does not concern one that rejects null. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Map<String, Queue<String>>; {map,values:[null,{array,items:string}]}",
        "List<SortedSet<Long>[]>; {array,items:[null,{array,items:[null,{array,items:long}]}]}",
        "Map<String, java.util.concurrent.ConcurrentMap<String, List<String>>>;"
            + " {map,values:[null,{map,values:{array,items:[null,string]}}]}"
      })
  void nullableItemsContainThoseThatRejectNull(String type, String schema) {
    Compilation compilation =
        TestCompiler.compile(
            Sources.inShop(
                "@AvroRecord record Order(@io.avrodyne.api.AvroNullableItems "
                    + type
                    + " parts) {}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertEquals(
        schema,
        new Schema.Parser()
            .parse(TestCompiler.schemaFile(compilation, "shop.Order"))
            .getField("parts")
            .schema()
            .toString()
            .replaceAll("\"type\":|\"", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Collection<@AvroNullable String>",
        "LinkedList<@AvroNullable String>",
        "Set<@AvroNullable String>",
        "java.util.concurrent.CopyOnWriteArraySet<@AvroNullable String>",
        "Queue<Optional<String>>",
        "Deque<List<@AvroNullable String>>",
        "SortedMap<String, @AvroNullable String>",
        "EnumMap<Side, @AvroNullable String>",
        "Map<@AvroNullable Long, @AvroNullable String>"
      })
  void partsMayBeNull(String type) {
    String form = type.matches("(Map|EnumMap)<.*") ? "@AvroKeys(AvroKeys.Form.PAIRS) " : "";
    assertThat(
            TestCompiler.compile(
                Sources.inShop("@AvroRecord record Order(" + form + type + " parts) {}"),
                Sources.inShop("enum Side { BUY, SELL }")))
        .succeededWithoutWarnings();
  }
}
