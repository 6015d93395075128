package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The advice for a type that is not what its schema says, copied from the message. */
class GivenAdviceTest {

  private static final String IMPORTS =
      "package shop; import io.avrodyne.api.*; import java.math.*; import java.time.*;"
          + " import java.util.*; ";

  private static final String OTHERS =
      """
      enum Side { BID, ASK }
      @AvroRecord record Part(int n) {}
      @AvroRecord record Card(int n) {}
      @AvroRecord record Page<T>(T item) {}
      @AvroRecord(name = "Cart") record Basket(int n) {}
      @AvroEnum(name = "Deal") enum Trade { BUY, SELL }
      @AvroRecord record Market(Basket basket, Trade trade, Place.Room room) {}
      interface Place { @AvroRecord(name = "Hall", namespace = "far") record Room(int n) {} }
      @AvroValue record ArrayValue(List<Long> value) {}
      @AvroValue record LongValue(@AvroTimestamp(AvroTimestamp.Unit.MILLIS) Instant value) {}
      @AvroValue record F(@AvroFixed(size = 4, name = "F", namespace = "shop") byte[] value) {}
      """;

  /** Named types, whose schemas are written short in the cases. */
  private static final String[][] NAMED = {
    {"SIDE", "{'type':'enum','name':'Side','symbols':['BID','ASK']}"},
    {"PART", "{'type':'record','name':'Part','fields':[{'name':'n','type':'int'}]}"},
    {"CARD", "{'type':'record','name':'Card','fields':[{'name':'n','type':'int'}]}"},
    {"CART", "{'type':'record','name':'Cart','fields':[{'name':'n','type':'int'}]}"},
    {"DEAL", "{'type':'enum','name':'Deal','symbols':['BUY','SELL']}"},
    {"HALL", "{'type':'record','name':'far.Hall','fields':[{'name':'n','type':'int'}]}"},
    {"FIXED", "{'type':'fixed','name':'F','size':4}"},
    {"DECIMAL", "{'type':'fixed','name':'D','size':4,'logicalType':'decimal','precision':9}"},
    {"DURATION", "{'type':'fixed','name':'U','size':12,'logicalType':'duration'}"},
    {"ID", "{'type':'fixed','name':'I','size':16,'logicalType':'uuid'}"},
    {"MILLIS", "{'type':'long','logicalType':'timestamp-millis'}"},
    {"DAYTIME", "{'type':'int','logicalType':'time-millis'}"},
    {"CHAR", "{'type':'int','logicalType':'char'}"},
    {"LIST", "{'type':'array','items':'long'}"},
    {"MAP", "{'type':'map','values':'double'}"},
  };

  private static final Pattern ADVICE =
      Pattern.compile("Declare (?<place>the items of f|the values of f|f) as (?<type>.+)");

  private @TempDir Path home;

  @BeforeEach
  void createHistory() throws java.io.IOException {
    Files.createDirectory(home.resolve("avro-history"));
  }

  /** Compiles records with one field each, whose type in Java may not be what its schema says. */
  private Compilation compile(List<String> types, List<String> schemas) {
    SchemaFolder folder = new SchemaFolder(home);
    List<JavaFileObject> sources = new ArrayList<>();
    OTHERS.lines().forEach(text -> sources.add(Sources.of(IMPORTS + text)));
    for (int i = 0; i < types.size(); i++) {
      String name = i == 0 ? "Order" : "Order" + i;
      String schema = BadHistories.record(field(full(schemas.get(i)))).replace("Order", name);
      folder.with("avro/" + file(i), schema);
      sources.add(
          Sources.of(
              IMPORTS
                  + "@AvroRecord(schema = \"%s\") record %s(%s f) {}"
                      .formatted(file(i), name, types.get(i))));
    }
    return TestCompiler.compileWith(folder.options(), sources.toArray(JavaFileObject[]::new));
  }

  private static String file(int number) {
    return number == 0 ? "order.avsc" : "order" + number + ".avsc";
  }

  private static String full(String schema) {
    String full = schema;
    for (String[] named : NAMED) {
      full = full.replaceAll("\\b" + named[0] + "\\b", Matcher.quoteReplacement(named[1]));
    }
    return full;
  }

  private static String field(String type) {
    return BadHistories.field("f", type);
  }

  private String adviceFor(String type, String schema) {
    return adviceFor(List.of(type), List.of(schema)).get(0);
  }

  private List<String> adviceFor(List<String> types, List<String> schemas) {
    Compilation rejected = compile(types, schemas);
    assertEquals(types.size(), rejected.errors().size(), () -> rejected.diagnostics().toString());
    List<String> advice = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      String file = file(i);
      List<String> found =
          rejected.errors().stream()
              .map(error -> error.getMessage(Locale.ROOT))
              .filter(message -> message.contains(file))
              .toList();
      assertEquals(1, found.size(), () -> rejected.diagnostics().toString());
      String message = found.get(0);
      assertTrue(message.startsWith("[AvroSchemaMismatch] "), message);
      advice.add(message.substring(message.indexOf("types. ") + "types. ".length()));
    }
    return advice;
  }

  /** Returns the type that somebody would write who takes the advice. */
  private static String pasted(String advice) {
    Matcher found = ADVICE.matcher(advice.replaceAll("(, where|, or (change|rename|as)) .*", ""));
    assertTrue(found.matches(), advice);
    String type = found.group("type");
    return switch (found.group("place")) {
      case "f" -> type;
      case "the items of f" -> "List<" + type + ">";
      default -> "Map<String, " + type + ">";
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'long'",
        "'boolean'",
        "'bytes'",
        "'null'",
        "SIDE",
        "PART",
        "FIXED",
        "DECIMAL",
        "DURATION",
        "ID",
        "MILLIS",
        "DAYTIME",
        "CHAR",
        "LIST",
        "MAP",
        "['null','long']",
        "['null',FIXED]",
        "['null',MILLIS]",
        "['null',CHAR]",
        "['null',SIDE]",
        "['null',LIST]",
        "['null',PART,CARD]",
        "['long']",
        "['long','bytes']",
        "['int',LIST]",
        "['int',MILLIS]",
        "['int',FIXED,'null']",
        "[PART,CARD]",
        "CART",
        "['null',CART]",
        "['null',DEAL]",
        "['null',HALL]",
        "['null',HALL,CART]",
        "['null','bytes',DEAL]",
        "['double',SIDE,PART]",
      })
  void typeIsReadyToPaste(String schema) {
    String list = "{'type':'array','items':" + schema + "}";
    String map = "{'type':'map','values':%s}";
    List<String> schemas = List.of(schema, list, map.formatted(schema), list, map.formatted(list));
    List<String> advice =
        adviceFor(
            List.of("String", "List<String>", "Map<String, String>", "String", "String"), schemas);
    Compilation compilation =
        compile(advice.stream().map(GivenAdviceTest::pasted).toList(), schemas);
    if (!compilation.errors().isEmpty()) {
      throw new AssertionError(advice + "\n" + compilation.errors());
    }
    assertThat(compilation).succeededWithoutWarnings();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int[] | {'type':'array','items':'long'} | Declare the items of f as long, or change",
        "Integer[] | {'type':'array','items':'long'} | Declare the items of f as Long, or change",
        "Page<Part> | 'int' | Declare f as int, or change f in order.avsc to record shop.Page_Part",
        "List<Integer> | {'type':'array','items':['null','int']} | Declare the items of f as"
            + " @AvroNullable Integer or Optional<Integer>, or remove null from f[] in",
        "@AvroNullable List<Integer> | ['null',LIST] | Declare the items of f as Long, or change",
        "@AvroNullable @AvroFixed(size = 8, name = \"F\") byte[] | ['null',FIXED] | Declare f as"
            + " @AvroNullable @AvroFixed(size = 4, name = \"F\", namespace = \"shop\") byte[], or",
        "@AvroUnion({String.class, Long.class}) Object | ['string',MILLIS] | Use LongValue.class"
            + " for the branch long of f, where LongValue is a record with @AvroValue and the"
            + " component @AvroTimestamp(AvroTimestamp.Unit.MILLIS) Instant value, or change"
            + " f<long> in order.avsc to long.",
        "@AvroUnion({String.class, ArrayValue.class}) Object"
            + " | ['string',{'type':'array','items':'int'}] | Declare the items of the branch array"
            + " of f as Integer, or change f<array>[] in order.avsc to long.",
        "@AvroUnion({String.class, Long.class}) Object | ['string',LIST] | Add the branch array"
            + " (ArrayValue.class, where ArrayValue is a record with @AvroValue and the component"
            + " List<Long> value) to f and remove the branch long from f, or change f in",
        "String | [PART,CARD] | Declare f as @AvroUnion({Part.class, Card.class}) Object, where"
            + " Part is a class with @AvroRecord called shop.Part and Card is a class with"
            + " @AvroRecord called shop.Card, or as a sealed interface with @AvroUnion that permits"
            + " these classes, or change f in order.avsc to string.",
      },
      quoteCharacter = '~')
  void adviceIsForThePlace(String type, String schema, String advice) {
    String found = adviceFor(type, schema);
    assertTrue(found.startsWith(advice), found);
  }

  @Test
  void renamedTypesAreCalledAsInJava() {
    String cart = "{'type':'record','name':'%s','fields':[{'name':'n','type':'int'}%s]}";
    assertEquals(
        "Annotate the class shop.Basket with @AvroRecord(name = \"Sheet\", namespace = \"shop\"), or"
            + " rename the type of f in order.avsc to shop.Cart.",
        adviceFor("Basket", cart.formatted("Sheet", "")));
    assertEquals(
        "Add the field m to shop.Basket, or remove it from f in order.avsc.",
        adviceFor("Basket", cart.formatted("Cart", ",{'name':'m','type':'int'}")));
    assertEquals(
        "Add the field m to shop.Place.Room, or remove it from f in order.avsc.",
        adviceFor("Place.Room", cart.formatted("far.Hall", ",{'name':'m','type':'int'}")));
    assertEquals(
        "Remove the symbol SELL from shop.Trade, or add it to f in order.avsc.",
        adviceFor("Trade", "{'type':'enum','name':'Deal','symbols':['BUY']}"));
    assertEquals(
        "Declare f as shop.Trade, or change f in order.avsc to string.",
        adviceFor("String", "DEAL"));
  }

  @Test
  void renamedTypesThatWereCompiledBeforeAreCalledAsInJava(@TempDir Path folder) {
    String cart = "@AvroRecord(name = \"Cart\") public record Basket(int n) {}";
    CompiledTypes types =
        new CompiledTypes(folder).add(TestCompiler.compile(Sources.of(IMPORTS + cart)), "-");
    SchemaFolder schemas =
        new SchemaFolder(home)
            .with(
                "avro/order.avsc",
                BadHistories.record(
                    field(
                        "{'type':'record','name':'Sheet','fields':[{'name':'n','type':'int'}]}")));
    assertThat(
            types.compileWith(
                schemas.options(),
                Sources.of(
                    IMPORTS + "@AvroRecord(schema = \"order.avsc\") record Order(Basket f) {}")))
        .hadErrorContaining("Annotate the class shop.Basket with @AvroRecord(name = \"Sheet\"");
  }

  @Test
  void instantiationsAreWrittenAsInJava() {
    String part = "{'type':'record','name':'%s','fields':[{'name':'item','type':PART}%s]}";
    assertEquals(
        "Add the field m to shop.Page<shop.Part>, or remove it from f in order.avsc.",
        adviceFor("Page<Part>", part.formatted("Page_Part", ",{'name':'m','type':'int'}")));
    assertEquals(
        "Declare f as a class that is not generic, with @AvroRecord(name = \"Sheet\", namespace ="
            + " \"shop\"), or rename the type of f in order.avsc to shop.Page_Part.",
        adviceFor("Page<Part>", part.formatted("Sheet", "")));
  }
}
