package io.avrodyne.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.avro.NameValidator;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaTextTest {

  private static final SchemaLimits LIMITS = SchemaLimits.DEFAULT;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'int'",
        "{'type':'int','logicalType':'date','p':{'q':[1,null]}}",
        "['null','string',{'type':'array','items':{'type':'map','values':'long'}}]",
        "{'type':'record','name':'a.R','doc':'d','aliases':['S'],'p':1,'fields':["
            + "{'name':'x','type':['null','R'],'default':null,'order':'ignore','aliases':['y']},"
            + "{'name':'e','type':{'type':'enum','name':'E','symbols':['A'],'default':'A'}},"
            + "{'name':'f','type':{'type':'fixed','name':'b.F','size':3,'q':'x'}},"
            + "{'name':'g','type':'b.F'},{'name':'bad','type':'int','default':'no int'}]}",
        "{'type':'error','name':'R','fields':[{'name':'$','type':'int'}]}",
        "{'type':'record','name':'R','fields':[{'name':'x','type':'L'},{'name':'y','type':"
            + "{'type':'record','name':'L','fields':[{'name':'z','type':['null','R','L']}]}}]}",
        "[{'type':'array','items':'F'},{'type':'fixed','name':'F','size':1}]",
        "{'type':'record','name':'n.R','aliases':['m.Q'],'doc':'d','logicalType':'x','p':[1,null],"
            + "'fields':[{'name':'a','type':{'type':'map','values':['null','R',{'type':'array',"
            + "'items':'n.R','q':{}}],'p':null},'doc':'e','order':'descending','aliases':['b'],"
            + "'default':{},'r':0},{'name':'c','type':{'type':'error','name':'m.E','fields':["
            + "{'name':'up','type':['n.R','null']},{'name':'self','type':['null','E']},"
            + "{'name':'l','type':{'type':'bytes','logicalType':'decimal','precision':3,"
            + "'scale':1}}]}},{'name':'again','type':'m.E'}]}",
        "['null',{'type':'record','name':'R','fields':[{'name':'r','type':'R'}]},{'type':'array',"
            + "'items':'R'}]",
        "{'type':'record','name':'R','fields':[{'name':'r','type':{'type':'record','name':'n.S',"
            + "'fields':[{'name':'t','type':{'type':'record','name':'R','fields':["
            + "{'name':'u','type':['null','R','S']}]}}]}},{'name':'v','type':['R','n.R']}]}",
      })
  void parsesWhatApacheAvroDoes(String quoted) {
    String text = quoted.replace('\'', '"');
    Schema ours = SchemaText.parse(text);
    Schema theirs = byApache(text);
    assertEquals(theirs, ours);
    assertEquals(theirs.toString(), ours.toString());
  }

  private static Schema byApache(String text) {
    return new Schema.Parser(NameValidator.NO_VALIDATION).setValidateDefaults(false).parse(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "\"nothing\"", "[1]", "{\"type\":\"record\"}", "[\"int\"] 1"})
  void textThatIsNotASchemaIsRefused(String text) {
    assertThrows(RuntimeException.class, () -> byApache(text));
    DecodeException e = assertThrows(DecodeException.class, () -> SchemaText.parse(text));
    assertEquals("not an Avro schema", e.reason());
  }

  @Test
  void textHasALimit() {
    assertEquals(1 << 20, LIMITS.maxTextLength());
    String text = " ".repeat((1 << 20) - 5) + "\"int\"";
    assertEquals(Schema.Type.INT, SchemaText.parse(text).getType());
    requireLimit("the schema has more than 1048576 characters", " " + text, LIMITS);
    requireLimit("the schema has more than 4 characters", "\"int\"", LIMITS.withMaxTextLength(4));
  }

  @Test
  void nestingHasALimit() {
    assertEquals(500, LIMITS.maxNesting());
    assertEquals(Schema.Type.ARRAY, SchemaText.parse(arrays(500)).getType());
    requireLimit("the schema is nested deeper than 500 levels", arrays(501), LIMITS);
    requireLimit("the schema is nested deeper than 500 levels", arrays(40_000), LIMITS);
    requireLimit(
        "the schema is nested deeper than 1 levels", "[[\"int\"]]", LIMITS.withMaxNesting(1));
  }

  @Test
  void nestingIsCountedOutsideOfStringsOnly() {
    String text = "{\"type\":\"int\",\"p\\\"[{\":\"[[[\",\"q\":[]}";
    SchemaLimits two = LIMITS.withMaxNesting(2);
    assertEquals(Schema.Type.INT, SchemaText.parse(text, two).getType());
  }

  /** Checks texts that Apache Avro's JSON parser allows. */
  @Test
  void commentsHideNoNesting() {
    String deep = arrays(501);
    for (String comment : new String[] {"/*\"*/", "//\"\n", "//\"\r", "/*/\"*/", "/*\n\"**/"}) {
      assertEquals(Schema.Type.ARRAY, byApache(comment + deep).getType());
      requireLimit("the schema is nested deeper than 500 levels", comment + deep, LIMITS);
    }
    SchemaLimits two = LIMITS.withMaxNesting(2);
    String strings = "{\"type\":\"int\",\"p\":\"#\",\"q\":[[]]}";
    for (String noComment : new String[] {"/*", "//", "\\\"//"}) {
      String text = strings.replace("#", noComment);
      requireLimit("the schema is nested deeper than 2 levels", text, two);
    }
    String brackets = "//[[[\n/*[[[*/\"int\"";
    assertEquals(Schema.Type.INT, SchemaText.parse(brackets, two).getType());
  }

  @Test
  void namedTypesHaveALimit() {
    assertEquals(10_000, LIMITS.maxNamedTypes());
    assertEquals(10_000, SchemaText.parse("[" + fixed(10_000) + "]").getTypes().size());
    requireLimit("the schema has more than 10000 named types", "[" + fixed(10_001) + "]", LIMITS);
    requireLimit(
        "the schema has more than 1 named types",
        "[" + fixed(2) + "]",
        LIMITS.withMaxNamedTypes(1));
  }

  @Test
  void fullNamesHaveALimit() {
    assertEquals(1_024, LIMITS.maxNameLength());
    String text = "{\"type\":\"fixed\",\"name\":\"F\",\"namespace\":\"#\",\"size\":1}";
    String fits = text.replace("#", "n".repeat(1_022));
    assertEquals("F", SchemaText.parse(fits).getName());
    String reason = "the schema has a name of more than 1024 characters";
    requireLimit(reason, text.replace("#", "n".repeat(1_023)), LIMITS);
    requireLimit(
        "the schema has a name of more than 2 characters",
        text.replace("#", "n"),
        LIMITS.withMaxNameLength(2));
  }

  private static void requireForwardLimit(String text, SchemaLimits limits) {
    requireLimit(
        "the schema uses types before it defines them, which takes more work than "
            + limits.maxForwardWork()
            + " (SchemaLimits.maxForwardWork)",
        text,
        limits);
  }

  private static void requireLimit(String reason, String text, SchemaLimits limits) {
    LimitExceededException e =
        assertThrows(LimitExceededException.class, () -> SchemaText.parse(text, limits));
    assertTrue(e.reason().startsWith(reason), e.reason());
    assertTrue(e.reason().contains(" (SchemaLimits."), e.reason());
    assertEquals(e.reason(), e.getMessage());
    assertEquals(-1, e.position());
  }

  @Test
  void messagesNameTheCharacter() {
    requireLimit(
        "the schema is nested deeper than 1 levels at character 2 (SchemaLimits.maxNesting)",
        " [[\"int\"]]",
        LIMITS.withMaxNesting(1));
    String types =
        "[{\"type\":\"fixed\",\"name\":\"A\",\"size\":1},"
            + "{\"type\":\"fixed\",\"name\":\"Bcd\",\"size\":1}]";
    String at = " at character " + types.indexOf("Bcd") + " (SchemaLimits.";
    requireLimit("the schema has more than 1 named types" + at, types, LIMITS.withMaxNamedTypes(1));
    requireLimit(
        "the schema has a name of more than 2 characters" + at, types, LIMITS.withMaxNameLength(2));
  }

  @Test
  void negativeLimitIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> LIMITS.withMaxTextLength(-1));
    assertThrows(IllegalArgumentException.class, () -> LIMITS.withMaxNesting(-1));
    assertThrows(IllegalArgumentException.class, () -> LIMITS.withMaxNamedTypes(-1));
    assertThrows(IllegalArgumentException.class, () -> LIMITS.withMaxNameLength(-1));
    assertThrows(IllegalArgumentException.class, () -> LIMITS.withMaxForwardWork(-1));
  }

  /** Uses a text of 400 KB, for which Apache Avro takes more than ten seconds. */
  @Test
  void recordsThatShareALargeOneAreParsedAtOnce() {
    String text = "[" + large(16_000) + "," + users(1_500) + "]";
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> assertEquals(1_501, SchemaText.parse(text).getTypes().size()));
  }

  /**
   * Uses a record that refers to itself, which makes Apache Avro visit everything that each record
   * reaches.
   */
  @Test
  void recordsThatUseThemselvesTakeOneWalk() {
    String itself = record("Node", i -> "[\"null\",\"Node\",\"Large\"]", 3);
    String text = "[" + large(16_000) + "," + users(1_500) + "," + itself + "]";
    SchemaLimits none = LIMITS.withMaxForwardWork(0);
    List<Schema> types = SchemaText.parse(text, none).getTypes();
    assertEquals(1_502, types.size());
    assertSame(types.get(0), types.get(1_500).getFields().get(0).schema());
    Schema node = types.get(1_501);
    assertSame(node, node.getFields().get(2).schema().getTypes().get(1));
  }

  /**
   * Uses a model of a language: each type nests the next, and uses the enclosing and the previous
   * ones.
   */
  @Test
  void largeRecursiveModelIsNotUsedBeforeItsDefinition() {
    String text =
        "["
            + IntStream.range(0, 20)
                .mapToObj(i -> nested("M" + i + "_", 0, 60))
                .collect(Collectors.joining(","))
            + "]";
    assertTrue(text.length() > 385_000);
    Schema ours = SchemaText.parse(text, LIMITS.withMaxForwardWork(0));
    assertEquals(byApache(text), ours);
  }

  private static String nested(String prefix, int level, int levels) {
    String first = "\"" + prefix + "0\"";
    String own = "\"" + prefix + level + "\"";
    String next = level + 1 == levels ? "\"null\"" : nested(prefix, level + 1, levels);
    return record(
        prefix + level,
        i ->
            switch (i) {
              case 0 -> "[\"int\"," + first + "]";
              case 1 -> "{\"type\":\"array\",\"items\":" + own + "}";
              case 2 -> next;
              default -> "{\"type\":\"map\",\"values\":[\"null\"," + first + "]}";
            },
        6);
  }

  @Test
  void forwardWorkHasALimit() {
    assertEquals(1 << 20, LIMITS.maxForwardWork());
    String text = "[" + usesZ() + "," + z() + "]";
    // Two records, and the brackets of the union, of each record, its fields and its one field.
    assertEquals(2, SchemaText.parse(text, LIMITS.withMaxForwardWork(14)).getTypes().size());
    requireForwardLimit(text, LIMITS.withMaxForwardWork(13));
    String mixed = record("R", i -> "[\"R\"," + usesZ() + "," + z() + "]", 1);
    assertEquals(byApache(mixed), SchemaText.parse(mixed, LIMITS));
    requireForwardLimit(mixed, LIMITS.withMaxForwardWork(0));
  }

  @Test
  void usingTypesBeforeTheyAreDefinedIsBoundedByWhatItCosts() {
    String many = "[" + large(16_000) + "," + users(1_500) + "," + usesZ() + "," + z() + "]";
    for (String text : new String[] {many, "/*\"*/" + many}) {
      requireForwardLimit(text, LIMITS);
    }
    String some = "[" + large(4_000) + "," + users(50) + "," + usesZ() + "," + z() + "]";
    assertTimeoutPreemptively(
        Duration.ofSeconds(10), () -> assertEquals(53, SchemaText.parse(some).getTypes().size()));
  }

  @Test
  void stackThatDoesNotBearTheNestingIsALimit() throws InterruptedException {
    String chain =
        "["
            + IntStream.range(0, 400)
                .mapToObj(SchemaTextTest::link)
                .collect(Collectors.joining(","))
            + "]";
    for (String text : new String[] {arrays(500), chain}) {
      LimitExceededException e =
          assertInstanceOf(
              LimitExceededException.class, SmallStack.thrownBy(() -> SchemaText.parse(text)));
      assertEquals(
          "the schema is nested too deeply for the stack of the thread. Give the thread a larger stack, with -Xss or the constructor of Thread",
          e.reason());
    }
  }

  private static String arrays(int levels) {
    return "{\"type\":\"array\",\"items\":".repeat(levels) + "\"int\"" + "}".repeat(levels);
  }

  private static String fixed(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "{\"type\":\"fixed\",\"name\":\"F" + i + "\",\"size\":1}")
        .collect(Collectors.joining(","));
  }

  private static String large(int fields) {
    return record("Large", i -> "[\"null\",\"int\"]", fields);
  }

  private static String users(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> record("U" + i, field -> "\"Large\"", 1))
        .collect(Collectors.joining(","));
  }

  private static String usesZ() {
    return record("Y", i -> "\"Z\"", 1);
  }

  private static String z() {
    return record("Z", i -> "\"int\"", 1);
  }

  /** Returns a record that refers to the next one, which is defined later. */
  private static String link(int i) {
    String type = i == 399 ? "\"int\"" : "[\"null\",\"L" + (i + 1) + "\"]";
    return record("L" + i, field -> type, 1);
  }

  private static String record(String name, IntFunction<String> types, int fields) {
    return IntStream.range(0, fields)
        .mapToObj(i -> "{\"name\":\"f" + i + "\",\"type\":" + types.apply(i) + "}")
        .collect(
            Collectors.joining(
                ",", "{\"type\":\"record\",\"name\":\"" + name + "\",\"fields\":[", "]}"));
  }
}
