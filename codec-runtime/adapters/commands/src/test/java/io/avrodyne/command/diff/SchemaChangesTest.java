package io.avrodyne.command.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaChangesTest {

  private static Schema record(String fields) {
    return parse("{'type':'record','name':'shop.Order','fields':[" + fields + "]}");
  }

  private static Schema parse(String text) {
    return new Schema.Parser().parse(text.replace('\'', '"'));
  }

  private static String field(String type) {
    return type.isEmpty() ? "" : "{'name':'a','type':" + type + "}";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'int'|'int'||ANY",
        "'int'|'long'|a: int is now long|READERS_FIRST",
        "'double'|'float'|a: double is now float|WRITERS_FIRST",
        "'int'|'boolean'|a: int is now boolean|NONE",
        "''|'int'|a: added without a default|WRITERS_FIRST",
        "''|'int','default':1|a: added with a default|ANY",
        "'int'|''|a: removed, without a default|READERS_FIRST",
        "'int','default':1|''|a: removed, with a default|ANY",
        "['null','int']|['null','int','string']|a: branch string added|READERS_FIRST",
        "['null','string','long']|['null','long']|a: branch string removed|WRITERS_FIRST",
        "'int'|['null','int']|a: int is now a union|READERS_FIRST",
        "{'type':'array','items':'int'}|{'type':'array','items':'long'}"
            + "|a[]: int is now long|READERS_FIRST",
        "{'type':'map','values':'float'}|{'type':'map','values':'int'}"
            + "|a{}: float is now int|WRITERS_FIRST",
        "{'type':'enum','name':'E','symbols':['X']}|{'type':'enum','name':'E','symbols':['X','Y']}"
            + "|a: symbol Y added|READERS_FIRST",
        "{'type':'enum','name':'E','symbols':['X'],'default':'X'}"
            + "|{'type':'enum','name':'E','symbols':['X','Y'],'default':'X'}|a: symbol Y added|ANY",
        "{'type':'enum','name':'E','symbols':['X','Y']}|{'type':'enum','name':'E','symbols':['X']}"
            + "|a: symbol Y removed|WRITERS_FIRST",
        "{'type':'fixed','name':'F','size':4}|{'type':'fixed','name':'F','size':5}"
            + "|a: shop.F (4 bytes) is now shop.F (5 bytes)|NONE",
        "{'type':'long','logicalType':'timestamp-millis'}"
            + "|{'type':'long','logicalType':'timestamp-micros'}"
            + "|a: long timestamp-millis is now long timestamp-micros|ANY",
        "{'type':'bytes','logicalType':'decimal','precision':4,'scale':2}"
            + "|{'type':'bytes','logicalType':'decimal','precision':9,'scale':2}"
            + "|a: bytes decimal(4, 2) is now bytes decimal(9, 2)|ANY",
        "{'type':'int','logicalType':'date'}|{'type':'int','logicalType':'time-millis'}"
            + "|a: int date is now int time-millis|NONE",
        "{'type':'array','items':'int','logicalType':'x'}"
            + "|{'type':'array','items':'int','logicalType':'y'}|a: an array x is now an array y|NONE",
        "{'type':'enum','name':'E','symbols':['X'],'logicalType':'x'}"
            + "|{'type':'enum','name':'E','symbols':['X']}|a: shop.E x is now shop.E|ANY",
        "{'type':'map','values':'int','logicalType':'x'}"
            + "|{'type':'map','values':'long','logicalType':'x'}|a{}: int is now long|READERS_FIRST",
        "{'type':'int','logicalType':'timestamp-millis'}|'int'||ANY",
        "'int'|'int','aliases':['z']||ANY",
      })
  void saysWhatChangedAndWhoGoesFirst(String old, String now, String text, Order order) {
    Schema before = record(field(old.equals("''") ? "" : old));
    Schema after = record(field(now.equals("''") ? "" : now));
    List<Change> changes = SchemaChanges.between(before, after);
    List<String> expected = text == null ? List.of() : List.of(text + "; " + order.advice());
    assertEquals(expected, changes.stream().map(Change::toString).toList());
    assertEquals(order, SchemaChanges.order(before, after));
  }

  @Test
  void logicalTypeThatGoesHidesNoOtherChange() {
    assertEquals(
        List.of(
            "a: an array x is now an array; " + Order.ANY.advice(),
            "a[]: int is now long; " + Order.READERS_FIRST.advice()),
        texts(
            record(field("{'type':'array','items':'int','logicalType':'x'}")),
            record(field("{'type':'array','items':'long'}"))));
  }

  @Test
  void recordsWithinRenamedFieldsAreComparedOnce() {
    String next = ",{'name':'next','type':['null','shop.Order']}";
    String then = ",{'name':'then','type':['null','shop.Order'],'aliases':['next']}";
    assertEquals(
        List.of(
            "a: int is now long; " + Order.READERS_FIRST.advice(),
            "next: renamed to then, with an alias; " + Order.READERS_FIRST.advice()),
        texts(record(field("'int'") + next), record(field("'long'") + then)));
  }

  @Test
  void renamedFieldsAreFoundByTheirAliases() {
    assertEquals(
        List.of("a: renamed to b, with an alias; " + Order.READERS_FIRST.advice()),
        texts(record(field("'int'")), record("{'name':'b','type':'int','aliases':['a']}")));
  }

  @Test
  void renamedTypesNeedAnAlias() {
    Schema old = parse("{'type':'record','name':'shop.Order','fields':[]}");
    Schema plain = parse("{'type':'record','name':'shop.Sale','fields':[]}");
    Schema aliased =
        parse("{'type':'record','name':'shop.Sale','aliases':['shop.Order'],'fields':[]}");
    assertEquals(
        List.of("shop.Order is now shop.Sale, with an alias; " + Order.READERS_FIRST.advice()),
        texts(old, aliased));
    assertEquals(
        List.of("shop.Order is now shop.Sale, without an alias; " + Order.NONE.advice()),
        texts(old, plain));
  }

  /** Schema resolution compares unqualified names. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'type':'record','name':'shop.Order','fields':[]}",
        "{'type':'enum','name':'shop.Order','symbols':['X']}"
      })
  void typesInAnotherNamespaceNeedNoAlias(String text) {
    Schema old = parse(text);
    Schema now = parse(text.replace("shop", "sales"));
    assertEquals(Order.ANY, SchemaChanges.order(old, now));
    assertEquals(List.of("shop.Order is now sales.Order; " + Order.ANY.advice()), texts(old, now));
  }

  @Test
  void aliasOfAFieldThatIsPairedByNameIsNoRename() {
    Schema old = record(field("'int'") + ",{'name':'b','type':'string'}");
    Schema now = record("{'name':'b','type':'string','aliases':['a']}");
    assertEquals(Order.READERS_FIRST, SchemaChanges.order(old, now));
    assertEquals(
        List.of("a: removed, without a default; " + Order.READERS_FIRST.advice()), texts(old, now));
  }

  @Test
  void renamesAreFoundOnTheWayBack() {
    Schema old = record("{'name':'b','type':'int','aliases':['a']}");
    Schema now = record(field("'int'"));
    assertEquals(Order.WRITERS_FIRST, SchemaChanges.order(old, now));
    assertEquals(
        List.of("b: renamed to a, with an alias; " + Order.WRITERS_FIRST.advice()),
        texts(old, now));
  }

  /** The old readers skip {@code b}, and take the default of {@code a}. */
  @Test
  void typeOfARenamedFieldMattersWhereTheFieldIsRead() {
    Schema old = record(field("'int','default':1"));
    Schema now = record("{'name':'b','type':'boolean','aliases':['a']}");
    assertEquals(Order.WRITERS_FIRST, SchemaChanges.order(old, now));
    assertEquals(
        List.of(
            "a: renamed to b, with an alias; " + Order.ANY.advice(),
            "b: int is now boolean; " + Order.WRITERS_FIRST.advice()),
        texts(old, now));
  }

  @Test
  void recordsWithinThemselvesAreComparedOnce() {
    String next = "{'name':'next','type':['null','shop.Order']}";
    assertEquals(
        List.of("a: int is now long; " + Order.READERS_FIRST.advice()),
        texts(record(field("'int'") + "," + next), record(field("'long'") + "," + next)));
  }

  private static List<String> texts(Schema old, Schema now) {
    return SchemaChanges.between(old, now).stream().map(Change::toString).toList();
  }
}
