package io.avrodyne.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.generate.Style;
import io.avrodyne.generate.input.BadSchemasException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sources that are generated from schemas, compiled by the processor. */
class GenerateTest {

  private static final String ORDER =
      """
      {'type':'record','name':'Order','namespace':'shop','doc':'An order: a*/b \\\\u0041 <i> & @x.',
       'aliases':['Purchase'],'owner':{'team':'sales'},'fields':[
        {'name':'id','type':{'type':'string','logicalType':'uuid'},'doc':'Its number.'},
        {'name':'price','type':{'type':'bytes','logicalType':'decimal','precision':9,'scale':2}},
        {'name':'size','type':{'type':'fixed','name':'Size','size':4}},
        {'name':'at','type':{'type':'long','logicalType':'timestamp-millis'}},
        {'name':'span','type':{'type':'fixed','name':'Span','namespace':'time','size':12,
          'logicalType':'duration'}},
        {'name':'status','type':{'type':'enum','name':'Status','symbols':['OPEN','PAID'],
          'default':'OPEN','doc':'A status.'},'default':'OPEN'},
        {'name':'count','type':'int','default':3,'order':'descending','pii':true},
        {'name':'first','type':['null','string'],'default':null},
        {'name':'last','type':['int','null'],'default':7},
        {'name':'lines','type':{'type':'array','items':['Line','null']}},
        {'name':'payment','type':['null','Card','Cash'],'default':null},
        {'name':'refund','type':['Card','null','Cash']},
        {'name':'any','type':['string','null',{'type':'array','items':['null','long']},
          {'type':'map','values':'double'},{'type':'int','logicalType':'date'}]},
        {'name':'next','type':['null','Order']}]}
      """;

  private static final String PARTS =
      """
      [{'type':'record','name':'Line','namespace':'shop','fields':[
         {'name':'article','type':'string'},{'name':'count','type':'long','default':1}]},
       {'type':'record','name':'Card','namespace':'shop','fields':[]}]
      {'type':'record','name':'shop.Cash','fields':[{'name':'hash','type':['null','Size']}]}
      """;

  private final SchemaProject project;

  GenerateTest(@TempDir Path home) throws IOException {
    project = new SchemaProject(home).with("order.avsc", ORDER).with("a/parts.avsc", PARTS);
  }

  @Test
  void codecsHaveTheSchemasOfTheFiles() throws IOException {
    Compilation compilation = project.compile(settings -> settings);
    Schema.Parser parser = new Schema.Parser();
    Schema order = parser.parse(TestCompiler.schemaFile(compilation, "shop.Order"));
    assertEquals("sales", ((Map<?, ?>) order.getObjectProp("owner")).get("team"));
    assertEquals(
        "[Line, null]",
        order.getField("lines").schema().getElementType().getTypes().stream()
            .map(Schema::getName)
            .toList()
            .toString());
    assertTrue(order.getAliases().contains("shop.Purchase"));
    assertEquals(true, order.getField("count").getObjectProp("pii"));
  }

  @Test
  void beansCompileToo() throws IOException {
    project.compile(settings -> settings.withStyle(Style.BEAN));
  }

  @Test
  void packageAndNullnessAreTheUsersChoice() throws IOException {
    project.compile(
        settings ->
            settings.withPackage("com.acme").withNullable("org.jspecify.annotations.Nullable"));
  }

  @Test
  void sourcesReadAsAPersonWouldWriteThem() throws IOException {
    Map<String, String> sources = project.generate(settings -> settings).sources();
    assertEquals(
        """
        package shop;

        import io.avrodyne.api.AvroDecimal;
        import io.avrodyne.api.AvroDuration;
        import io.avrodyne.api.AvroFixed;
        import io.avrodyne.api.AvroNullable;
        import io.avrodyne.api.AvroRecord;
        import io.avrodyne.api.AvroTimestamp;
        import io.avrodyne.api.AvroUnion;
        import io.avrodyne.api.AvroValue;
        import java.math.BigDecimal;
        import java.time.Instant;
        import java.time.LocalDate;
        import java.util.List;
        import java.util.Map;
        import java.util.UUID;

        /**
         * An order: a*&#47;b &#92;u0041 &lt;i&gt; &amp; &#64;x.
         *
         * @param id Its number.
         */
        @AvroRecord(schema = "order.avsc")
        public record Order(
            UUID id,
            @AvroDecimal(precision = 9, scale = 2) BigDecimal price,
            @AvroFixed(size = 4, name = "Size") byte[] size,
            @AvroTimestamp(AvroTimestamp.Unit.MILLIS) Instant at,
            @AvroFixed(size = 12, name = "Span", namespace = "time") AvroDuration span,
            Status status,
            int count,
            @AvroNullable String first,
            @AvroNullable Integer last,
            List<@AvroNullable Line> lines,
            @AvroNullable Payment payment,
            @AvroNullable Payment refund,
            @AvroUnion({String.class, Order.AnyList.class, Order.AnyMap.class, LocalDate.class}) @AvroNullable Object any,
            @AvroNullable Order next) {
          @AvroValue
          public record AnyList(List<@AvroNullable Long> value) {}

          @AvroValue
          public record AnyMap(Map<String, Double> value) {}
        }
        """,
        sources.get("shop/Order.java"));
    assertEquals(
        """
        package shop;

        public sealed interface Payment permits Card, Cash {}
        """,
        sources.get("shop/Payment.java"));
  }

  @Test
  void typesOfIdlFollowConvertedSchemas() throws IOException {
    project.with(
        "line.avsc",
        record(
            "Line",
            "{'name':'article','type':'string'},{'name':'count','type':'long','default':1}"));
    project.with(
        "shop.avdl",
        """
        @namespace("shop") protocol Shop {
          import schema "line.avsc";
          /** A shop. */
          record Place { string name; union { null, Line } best = null; timestamp_ms opened; }
        }
        """);
    Compilation compilation = project.compile(settings -> settings);
    Schema place = new Schema.Parser().parse(TestCompiler.schemaFile(compilation, "shop.Place"));
    assertEquals("A shop.", place.getDoc());
  }

  @Test
  void recordBecomesABeanIfTheJvmAllowsNoSuchConstructor() throws IOException {
    StringBuilder fields = new StringBuilder();
    for (int i = 0; i < 130; i++) {
      fields.append(i == 0 ? "" : ",").append("{'name':'f" + i + "','type':'long'}");
    }
    project.with(
        "wide.avsc",
        "{'type':'record','name':'Wide','namespace':'shop','fields':[" + fields + "]}");
    project.compile(settings -> settings);
  }

  @Test
  void schemasMayHaveComments() throws IOException {
    project.with("order.avsc", "/* Licensed to you. */\n" + ORDER + "// The end.\n");
    project.with("a/parts.avsc", "// Parts.\n" + PARTS);
    project.compile(settings -> settings);
  }

  private void refused(String file, String text, String... expected) throws IOException {
    project.with(file, text);
    String message =
        assertThrows(BadSchemasException.class, () -> project.generate(settings -> settings))
            .problems()
            .toString();
    for (String part : expected) {
      assertTrue(message.contains(part), message);
    }
  }

  private static String record(String name, String fields) {
    return "{'type':'record','name':'" + name + "','namespace':'shop','fields':[" + fields + "]}";
  }

  @Test
  void keywordsAreReportedWithFilePathAndRemedy() throws IOException {
    refused(
        "bad.avsc",
        record("Bad", "{'name':'x','type':'int'},{'name':'class','type':'int'}"),
        "bad.avsc: fields[1]: shop.Bad.class has a name that Java reserves. Give it another name in"
            + " Java: --name shop.Bad.class=classValue.");
  }

  @Test
  void otherNamesInJavaKeepTheSchema() throws IOException {
    project.with("bad.avsc", record("Bad", "{'name':'class','type':'int'}"));
    Compilation compilation =
        project.compile(
            settings -> settings.withNames(Map.of("shop.Bad.class", "kind", "shop.Bad", "Good")));
    TestCompiler.schemaFile(compilation, "shop.Bad");
  }

  /** Java allows annotations of types within a qualified name only, not before it. */
  @ParameterizedTest
  @EnumSource(Style.class)
  void typesOfTheSameNameCompile(Style style) throws IOException {
    String old =
        "{'type':'record','name':'Order','namespace':'old','fields':["
            + "{'name':'next','type':['null','shop.Order']},"
            + "{'name':'all','type':{'type':'array','items':['null','shop.Order']}}]}";
    String instant = "{'name':'at','type':{'type':'long','logicalType':'timestamp-millis'}}";
    String capital = "{'name':'Order','type':'record','namespace':'Contoso.%s','fields':[%s]}";
    project.with("old.avsc", old).with("instant.avsc", record("Instant", instant));
    project.with("new.avsc", capital.formatted("New", ""));
    project.with(
        "last.avsc",
        capital.formatted("Last", "{'name':'next','type':['null','Contoso.New.Order']}"));
    project.compile(settings -> settings.withStyle(style));
  }

  /** Within its record, a wrapper hides a type of the package. */
  @ParameterizedTest
  @EnumSource(Style.class)
  void wrapperDoesNotHaveTheNameOfAType(Style style) throws IOException {
    String mixed = "{'name':'%s','type':['string',{'type':'array','items':'long'}]}";
    String sealed = "{'name':'%s','type':['Card','Cash']}";
    project.with(
        "first.avsc", record("First", sealed.formatted("aList") + "," + mixed.formatted("a")));
    project.with(
        "second.avsc", record("Second", mixed.formatted("b") + "," + sealed.formatted("bList")));
    project.with(
        "third.avsc",
        record("Third", mixed.formatted("line") + ",{'name':'other','type':'LineList'}"));
    project.with("list.avsc", record("LineList", ""));
    project.compile(settings -> settings.withStyle(style));
  }

  @Test
  void namesThatDifferInCaseAreReported() throws IOException {
    refused("bad.avsc", record("ORDER", ""), "ignore case", "--name shop.");
  }

  @Test
  void undefinedAndTwiceDefinedNamesAreReported() throws IOException {
    refused(
        "bad.avsc",
        record("Line", "{'name':'x','type':'Nowhere'}"),
        "shop.Line is defined differently in");
    refused(
        "bad.avsc",
        record("Bad", "{'name':'x','type':{'type':'array','items':'Nowhere'}}"),
        "bad.avsc: fields[0].type.items: shop.Bad refers to shop.Nowhere, which no file defines.");
  }

  @Test
  void namespaceMayDifferFromATypeInCaseAlone() throws IOException {
    project.with("stock.avsc", "{'type':'record','name':'shop.order.Stock','fields':[]}");
    project.compile(settings -> settings);
  }

  @Test
  void namespaceThatIsATypeIsReported() throws IOException {
    refused(
        "bad.avsc",
        "{'type':'record','name':'Inner','namespace':'shop.Order','fields':[]}",
        "begins with the full name of a type, shop.Order.",
        "--package");
  }

  @Test
  void cyclesWithoutEndAndInvalidDefaultsAreReported() throws IOException {
    refused("bad.avsc", record("Bad", "{'name':'x','type':'Bad'}"), "without end", "bad.avsc");
    refused(
        "bad.avsc",
        record("Bad", "{'name':'x','type':'int','default':'one'}"),
        "bad.avsc: fields[0].default: The default of shop.Bad.x is not of its type.");
  }

  @Test
  void logicalTypesOfOthersAreRefused() throws IOException {
    refused(
        "bad.avsc",
        record("Bad", "{'name':'x','type':{'type':'int','logicalType':'shoe-size'}}"),
        "bad.avsc: fields[0]: shop.Bad.x has the logical type shoe-size");
  }

  @Test
  void textIsTheSameAgain() throws IOException {
    assertEquals(
        project.generate(settings -> settings).sources(),
        project.generate(settings -> settings).sources());
  }
}
