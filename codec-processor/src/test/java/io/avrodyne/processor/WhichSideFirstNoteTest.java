package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The note on who is deployed first, which has the sentences of the page. A test of the command
 * {@code diff} compares these with the same table.
 */
class WhichSideFirstNoteTest {

  private static final Path PAGE = Path.of("..", "codec-runtime", "EVOLUTION.md");
  private static final String HEADING = "## Which side first";
  private static final String EITHER = "either";
  private static final String TIME = "'type':'long','logicalType':'timestamp-millis'";

  private final SchemaFolder folder;

  WhichSideFirstNoteTest(@TempDir Path home) {
    folder = new SchemaFolder(home);
  }

  @BeforeEach
  void createHistory() throws IOException {
    Files.createDirectory(folder.home().resolve("avro-history"));
  }

  private void version(int version, String field) {
    String fields = field.isEmpty() ? "" : ",{'name':'a'," + field + "}";
    folder.with(
        "avro-history/shop.Order/" + version + ".avsc",
        BadHistories.record(BadHistories.field("id", "'int'") + fields));
  }

  private static JavaFileObject inShop(String text) {
    return Sources.of("package shop; import io.avrodyne.api.*; " + text);
  }

  private Compilation compile(String annotations, String components) {
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(),
            inShop(
                annotations
                    + " record Order(int id"
                    + (components.isEmpty() ? "" : ", " + components)
                    + ") {}"),
            inShop("enum Side { X, Y }"),
            inShop("@AvroEnum(defaultSymbol = \"X\") enum Kind { X, Y }"));
    assertThat(compilation).succeeded();
    return compilation;
  }

  private static List<String> notes(Compilation compilation) {
    return compilation.notes().stream()
        .map(note -> note.getMessage(Locale.ROOT))
        .filter(note -> note.startsWith("[AvroWhichSideFirst] "))
        .toList();
  }

  private List<String> notes(String annotations, String components) {
    return notes(compile(annotations, components));
  }

  /** Returns the first two cells of the tables of the page. */
  private static Map<String, String> page() throws IOException {
    Map<String, String> rows = new LinkedHashMap<>();
    List<String> lines = Files.readAllLines(PAGE);
    for (String line : lines.subList(lines.indexOf(HEADING), lines.size())) {
      String[] cells = line.split(" *\\| *", -1);
      if (cells.length > 3) {
        rows.put(cells[1], cells[2]);
      }
    }
    return rows;
  }

  /** Returns the sentence of a row; an empty text where nothing is to be said. */
  private static String told(String change, Map<String, String> page) {
    String first = page.getOrDefault(change, "missing");
    return first.equals(EITHER) ? "" : page.getOrDefault(first, "missing");
  }

  private void check(String change, String earlier, String components) throws IOException {
    version(1, earlier);
    Compilation compilation =
        compile("@AvroRecord(compatibility = Compatibility." + mode(change) + ")", components);
    List<String> notes = notes(compilation);
    String found = notes.isEmpty() ? "" : notes.get(0).replaceFirst("^[^;]*; ([^.]*)\\..*$", "$1");
    assertEquals(told(change, page()), found, change);
  }

  /**
   * A type that demands what it reads would not compile after a change that begins with writers.
   */
  private static String mode(String change) {
    return change.equals("a field is added without a default") ? "FORWARD" : "BACKWARD";
  }

  @Test
  void everyChangeOfThePageHasItsSentence() throws IOException {
    check("a field is added with a default", "", "@AvroDefault(\"1\") int a");
    check("a field is added without a default", "", "int a");
    check("a field is removed that has a default", "'type':'int','default':1", "");
    check("a field is removed that has no default", "'type':'int'", "");
    check("a field is renamed, with an alias", "'type':'int'", "@AvroAlias(\"a\") int b");
    check("a number is widened, such as int to long", "'type':'int'", "long a");
    String symbols = "'type':{'type':'enum','symbols':['X'],'name':";
    check("an enum without a default gets a symbol", symbols + "'Side'}", "Side a");
    check("an enum with a default gets a symbol", symbols + "'Kind','default':'X'}", "Kind a");
    check(
        "a union gets a branch",
        "'type':['string','int']",
        "@AvroUnion({String.class, Integer.class, Boolean.class}) Object a");
    check(
        "a time gets another unit",
        "'type':{" + TIME + "}",
        "java.time.Instant a, @AvroDefault(\"1\") int b");
  }

  @Test
  void noteSaysWhatToDo() {
    version(1, "'type':'string'");
    version(2, "'type':'int'");
    assertEquals(
        List.of(
            "[AvroWhichSideFirst] Order has changed since version 2; backward compatible: readers"
                + " first. Version 2 cannot read all data of the type. Deploy in this order, and"
                + " save the schema in the history when it is released."),
        notes("@AvroRecord(compatibility = Compatibility.BACKWARD)", "long a"));
  }

  @Test
  void noOrderHelpsIfNeitherSideCanRead() throws IOException {
    version(1, "'type':'int'");
    Compilation compilation =
        TestCompiler.compileWith(
            folder.options(), inShop("@AvroRecord record Order(int id, String a) {}"));
    assertThat(compilation).failed();
    assertEquals(
        List.of(
            "[AvroWhichSideFirst] Order has changed since version 1; "
                + told("a value gets another logical type", page())
                + ". Neither the type nor version 1 can read all data of the other. Add a field"
                + " with a default instead, or convert the data and set compatibility ="
                + " Compatibility.NONE."),
        notes(compilation));
  }

  @Test
  void savedSchemaIsNotNotedAgain() {
    version(1, "'type':'int'");
    assertEquals(1, notes("@AvroRecord", "long a").size());
    version(2, "'type':'long'");
    assertEquals(List.of(), notes("@AvroRecord", "long a"));
  }

  @Test
  void typesThatAreNotCheckedOrSilencedHaveNoNote() {
    version(1, "'type':'int'");
    assertEquals(List.of(), notes("@AvroRecord(compatibility = Compatibility.NONE)", "String a"));
    assertEquals(List.of(), notes("@SuppressWarnings(\"avrodyne\") @AvroRecord", "long a"));
  }
}
