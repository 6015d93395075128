package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types that have earlier versions. */
class HistoryTest {

  private static final String ID = BadHistories.field("id", "'int'");

  private final SchemaFolder folder;

  HistoryTest(@TempDir Path home) {
    folder = new SchemaFolder(home);
  }

  @BeforeEach
  void createHistory() throws IOException {
    Files.createDirectory(folder.home().resolve("avro-history"));
  }

  private HistoryTest version(String version, String... fields) {
    folder.with(
        "avro-history/shop.Order/" + version + ".avsc",
        BadHistories.record(String.join(",", fields)));
    return this;
  }

  private Compilation order(String attributes, String fields) {
    return TestCompiler.compileWith(folder.options(), source(attributes, fields));
  }

  private static JavaFileObject source(String attributes, String fields) {
    return Sources.of(
        "package shop; import io.avrodyne.api.*; @AvroRecord("
            + attributes
            + ") record Order("
            + fields
            + ") {}");
  }

  private static List<String> errors(Compilation compilation) {
    return compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)).toList();
  }

  private static void assertVersions(Compilation compilation, String... versions) {
    List<String> found =
        errors(compilation).stream()
            .map(error -> error.replaceAll("(?s).* with version (\\S+): .*", "$1"))
            .toList();
    assertEquals(List.of(versions), found, compilation.diagnostics()::toString);
  }

  @Test
  void typeWithoutFolderIsNew() {
    assertThat(order("", "int id")).succeededWithoutWarnings();
  }

  @Test
  void newFieldMayHaveADefaultOfALaterBranch() {
    version("1", ID);
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(),
            source("", "int id, @AvroDefault(\"{\\\"steps\\\":[1,2]}\") Limits limits"),
            Sources.inShop("@AvroRecord record Limits(@AvroNullable List<Integer> steps) {}"));
    assertThat(compilation).succeededWithoutWarnings();
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    Schema writer = new Schema.Parser().parse(BadHistories.record(ID).replace('\'', '"'));
    Object order = codec.decoderFor(writer).decode(new byte[] {2});
    assertEquals("Order[id=1, limits=Limits[steps=[1, 2]]]", order.toString());
  }

  @Test
  void fixedOfARenamedFieldKeepsItsNameIfTheAnnotationGivesIt() {
    version("1", BadHistories.field("hash", "{'type':'fixed','name':'Order_hash','size':4}"));
    String digest = "@AvroName(\"digest\") @AvroAlias(\"hash\") @AvroFixed(size = 4%s) byte[] hash";
    String found = errors(order("", digest.formatted(""))).get(0);
    assertTrue(found.contains("called shop.Order_hash in version 1 but shop.Order_digest"), found);
    assertTrue(found.endsWith("of the fixed type: name = \"Order_hash\"."), found);
    assertThat(order("", digest.formatted(", name = \"Order_hash\""))).succeeded();
  }

  @Test
  void recordOfPairsOfARenamedFieldKeepsItsNameIfTheAnnotationGivesIt() {
    String pair = BadHistories.field("key", "'int'") + "," + BadHistories.field("value", "'int'");
    version(
        "1",
        BadHistories.field(
            "lines",
            "{'type':'array','items':{'type':'record','name':'Order_lines_pair','fields':[%s]}}"
                .formatted(pair)));
    String parts =
        "@AvroName(\"items\") @AvroAlias(\"lines\")"
            + " java.util.@AvroKeys(value = AvroKeys.Form.PAIRS%s) Map<Integer, Integer> lines";
    String found = errors(order("", parts.formatted(""))).get(0);
    assertTrue(found.contains("Order_lines_pair in version 1 but shop.Order_items_pair"), found);
    assertTrue(found.endsWith("of the map: name = \"Order_lines_pair\"."), found);
    assertThat(order("", parts.formatted(", name = \"Order_lines_pair\""))).succeeded();
  }

  @Test
  void sameSchemaIsCompatibleInEveryMode() {
    version("1", ID);
    for (String mode : List.of("NONE", "BACKWARD", "FORWARD_TRANSITIVE", "FULL_TRANSITIVE")) {
      assertThat(order("compatibility = Compatibility." + mode, "int id"))
          .succeededWithoutWarnings();
    }
  }

  @Test
  void transitiveModeNamesEveryVersionInTheOrderOfNumbers() {
    version("10").version("v2").version("1").version("1.3").version("11", ID);
    assertVersions(order("", "int id"), "1", "1.3", "v2", "10");
  }

  @Test
  void otherModeIsAboutTheNewestVersion() {
    version("2", ID).version("10").version("9", ID);
    String mode = "compatibility = Compatibility.BACKWARD";
    assertVersions(order(mode, "int id"), "10");
    version("11", ID);
    assertThat(order(mode, "int id")).succeededWithoutWarnings();
  }

  @Test
  void noneAllowsAnyChange() {
    version("1", BadHistories.field("id", "{'type':'long','logicalType':'timestamp-millis'}"));
    assertThat(order("compatibility = Compatibility.NONE", "long id")).succeededWithoutWarnings();
    assertThat(order("compatibility = Compatibility.NONE", "String id")).succeededWithoutWarnings();
  }

  @Test
  void versionsOfOneLayoutAreComparedWithEachOther() {
    version("1", BadHistories.field("at", "{'type':'long','logicalType':'timestamp-millis'}"))
        .version("2", BadHistories.field("at", "{'type':'long','logicalType':'timestamp-micros'}"));
    List<String> errors = errors(order("", "java.time.Instant at, @AvroNullable String note"));
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(
        errors
            .get(0)
            .contains("at is timestamp-millis in version 1 but timestamp-micros in version 2"),
        errors::toString);
  }

  @Test
  void unitsOfTimeConvertWhereTheLayoutTellsVersionsApart() {
    version("1", BadHistories.field("at", "{'type':'long','logicalType':'timestamp-millis'}"));
    assertThat(order("", "java.time.Instant at, @AvroNullable String note"))
        .succeededWithoutWarnings();
  }

  /** Apache's SchemaCompatibility throws here. */
  @Test
  void fieldGoesBeforeItsAlias() {
    version("1", BadHistories.field("no", "'int'"))
        .version("2", BadHistories.field("no", "'string'"), ID);
    assertThat(order("", "@AvroAlias(\"no\") int id")).succeededWithoutWarnings();
  }

  @Test
  void everyBreakIsReported() {
    version("1", BadHistories.field("a", "'string'"), BadHistories.field("b", "['null','string']"));
    assertEquals(3, errors(order("", "int a, String b, int c")).size());
  }

  @Test
  void breakOfHeldRecordIsReportedForBoth() {
    version("1", BadHistories.field("line", "{'type':'record','name':'Line','fields':[]}"));
    folder.with(
        "avro-history/shop.Line/1.avsc",
        "{'type':'record','name':'Line','namespace':'shop','fields':[]}");
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(),
            source("", "Line line"),
            Sources.of("package shop; @io.avrodyne.api.AvroRecord record Line(int id) {}"));
    List<String> errors = errors(compilation);
    assertEquals(2, errors.size(), errors::toString);
    assertTrue(errors.toString().contains("] Order.line breaks"), errors::toString);
    assertTrue(errors.toString().contains("] Line.id breaks"), errors::toString);
  }

  @Test
  void recursiveTypesAreCompared() {
    version("1", ID, BadHistories.field("next", "['null','Order']"));
    assertThat(order("", "int id, @AvroNullable Order next")).succeededWithoutWarnings();
    assertVersions(order("", "int id, @AvroNullable Order next, int more"), "1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/main/avro-history", "", "/nowhere/at/all", "FILE"})
  void optionThatNamesNoFolderIsAnError(String value) {
    folder.with("file", "text");
    String path = value.equals("FILE") ? folder.home().resolve("file").toString() : value;
    Compilation compilation =
        TestCompiler.compileWith(List.of("-Aavrodyne.history=" + path), source("", "int id"));
    List<String> errors = errors(compilation);
    assertEquals(1, errors.size(), errors::toString);
    assertTrue(errors.get(0).startsWith("[AvroHistoryFolder] Order "), errors::toString);
  }

  @Test
  void optionWithoutValueIsAnError() {
    Compilation compilation =
        TestCompiler.compileWith(List.of("-Aavrodyne.history"), source("", "int id"));
    assertTrue(errors(compilation).get(0).startsWith("[AvroHistoryFolder] "));
  }

  @Test
  void fileThatIsNotUtf8IsAnError() throws IOException {
    Path file = folder.home().resolve("avro-history/shop.Order/1.avsc");
    version("1", ID);
    Files.write(file, new byte[] {'"', (byte) 0xFF, '"'});
    assertTrue(errors(order("", "int id")).get(0).startsWith("[AvroHistorySchema] "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'shop.Order'",
        "{'type':'record','name':'Order','fields':[{'name':'a','type':'int','order':'down'}]}",
        "{'type':'record','name':'Order','fields':[{'name':'a','type':'int','order':1}]}"
      })
  void schemaOnWhichTheParserFailsIsAnError(String text) {
    folder.with("avro-history/shop.Order/1.avsc", text);
    assertTrue(errors(order("", "int id")).get(0).startsWith("[AvroHistorySchema] "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Order", "shop.Order"})
  void historyUnderAFormerNameIsAnError(String alias) {
    version("1", ID);
    JavaFileObject renamed =
        Sources.of(
            "package shop; import io.avrodyne.api.*; @AvroRecord @AvroAlias(\""
                + alias
                + "\") record Purchase(String id) {}");
    List<String> errors = errors(TestCompiler.compileWith(folder.options(), renamed));
    String finding =
        "[AvroHistoryFolder] Purchase has no history, but its alias shop.Order has one.";
    assertTrue(errors.get(0).startsWith(finding), errors::toString);
    folder.with("avro-history/shop.Purchase/1.avsc", BadHistories.record(ID));
    assertVersions(TestCompiler.compileWith(folder.options(), renamed), "1");
  }

  @Test
  void failureInAKnownVersionNamesTheFieldOfToday() {
    version("1", BadHistories.field("no", "'int'"));
    Compilation compilation = order("", "@AvroAlias(\"no\") int id, @AvroNullable String note");
    AvroCodec<Object> codec = new GeneratedClasses(compilation).codecOf("shop.Order");
    Schema writer =
        new Schema.Parser()
            .parse(BadHistories.record(BadHistories.field("no", "'int'")).replace('\'', '"'));
    AvroDecoder<Object> decoder = codec.decoderFor(writer);
    DecodeException failure =
        assertThrows(DecodeException.class, () -> decoder.decode(new byte[0]));
    assertEquals("id", failure.path());
  }

  @Test
  void optionsAreKnownToTheCompiler() {
    Set<String> options = new AvroProcessor().getSupportedOptions();
    folder.options().forEach(option -> assertTrue(options.contains(name(option)), option));
  }

  private static String name(String option) {
    return option.substring("-A".length(), option.indexOf('='));
  }
}
