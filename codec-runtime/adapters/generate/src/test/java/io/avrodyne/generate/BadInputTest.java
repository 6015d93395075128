package io.avrodyne.generate;

import static io.avrodyne.generate.Schemas.field;
import static io.avrodyne.generate.Schemas.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Input for which there are no sources, with the whole message. */
class BadInputTest {

  private static final String RENAME = "Give it another name in Java: --name ";
  private static final String GRAMMAR =
      "is not an Avro name. Use letters, digits and underscores, and begin with a letter or"
          + " underscore.";

  private final Schemas schemas;

  BadInputTest(@TempDir Path home) {
    this.schemas = new Schemas(home);
  }

  private void assertRefused(String text, String... messages) throws IOException {
    schemas.with("bad.avsc", text);
    assertEquals(List.of(messages), schemas.problems(schemas.settings()));
  }

  static Stream<Arguments> reservedNames() {
    return Stream.of(
        Arguments.of(
            record("Bad", field("x", "'int'"), field("class", "'int'")),
            "fields[1]: shop.Bad.class has a name that Java reserves. "
                + RENAME
                + "shop.Bad.class=classValue."),
        Arguments.of(
            record("Bad", field("hashCode", "'int'")),
            "fields[0]: shop.Bad.hashCode has a name that Java reserves. "
                + RENAME
                + "shop.Bad.hashCode=hashCodeValue."),
        Arguments.of(
            record("yield"),
            "shop.yield has a name that Java reserves. " + RENAME + "shop.yield=yieldType."),
        Arguments.of(
            "{'type':'enum','name':'shop.Bad','symbols':['A','new']}",
            "symbols[1]: shop.Bad.new has a name that Java reserves, or that another symbol has. "
                + RENAME
                + "shop.Bad.new=new_."),
        Arguments.of(
            "{'type':'record','name':'shop.new.Bad','fields':[]}",
            "The namespace shop.new contains a word that Java reserves. Name a package for all"
                + " types with --package."));
  }

  @ParameterizedTest
  @MethodSource("reservedNames")
  void namesThatJavaReservesAreRefused(String text, String message) throws IOException {
    assertRefused(text, "bad.avsc: " + message);
  }

  @Test
  void typesThatDifferInCaseAreRefused() throws IOException {
    assertRefused(
        "[" + record("ORDER") + "," + record("Order") + "]",
        "bad.avsc: [1]: shop.Order and shop.ORDER would be in one file, shop.Order, as some file"
            + " systems ignore case. "
            + RENAME
            + "shop.Order=OrderType.");
  }

  @Test
  void fieldsOfTheSameAccessorAreRefused() throws IOException {
    schemas.with("bad.avsc", record("Bad", field("name", "'int'"), field("Name", "'int'")));
    assertEquals(List.of(), schemas.problems(schemas.settings()));
    assertEquals(
        List.of(
            "bad.avsc: fields[1]: shop.Bad.Name clashes with name in Java. "
                + RENAME
                + "shop.Bad.Name=NameValue."),
        schemas.problems(schemas.settings().withStyle(Style.BEAN)));
  }

  @Test
  void accessorThatEachObjectHasIsRefused() throws IOException {
    schemas.with("bad.avsc", record("Bad", field("Class", "'int'")));
    assertEquals(List.of(), schemas.problems(schemas.settings()));
    assertEquals(
        List.of(
            "bad.avsc: fields[0]: shop.Bad.Class has a name that Java reserves. "
                + RENAME
                + "shop.Bad.Class=ClassValue."),
        schemas.problems(schemas.settings().withStyle(Style.BEAN)));
  }

  /** The JVM allows no constructor with so many arguments. */
  @Test
  void recordThatBecomesABeanIsCheckedAsOne() throws IOException {
    List<String> fields = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      fields.add(field("f" + i, "'int'"));
    }
    fields.addAll(List.of(field("name", "'int'"), field("Name", "'int'"), field("Class", "'int'")));
    assertRefused(
        record("Bad", fields.toArray(String[]::new)),
        "bad.avsc: fields[301]: shop.Bad.Name clashes with name in Java. "
            + RENAME
            + "shop.Bad.Name=NameValue.",
        "bad.avsc: fields[302]: shop.Bad.Class has a name that Java reserves. "
            + RENAME
            + "shop.Bad.Class=ClassValue.");
  }

  /** Java has no package with the name of a class, nor one within it. */
  @ParameterizedTest
  @ValueSource(strings = {"shop.Order.Line", "shop.Order.lines.Line"})
  void namespaceOfATypeIsRefused(String name) throws IOException {
    assertRefused(
        "[" + record("Order") + ",{'type':'record','name':'" + name + "','fields':[]}]",
        "bad.avsc: [1]: The namespace of "
            + name
            + " begins with the full name of a type, shop.Order. Java has no package with the name"
            + " of a class; name one for all types with --package.");
  }

  @Test
  void typeWithoutNamespaceIsRefused() throws IOException {
    assertRefused(
        "{'type':'record','name':'Bad','fields':[]}",
        "bad.avsc: Bad has no namespace, and Java cannot import from the unnamed package. Name a"
            + " package with --package.");
    assertEquals(List.of(), schemas.problems(schemas.settings().withPackage("shop")));
  }

  @Test
  void undefinedNameIsRefused() throws IOException {
    assertRefused(
        record("Bad", field("x", "{'type':'array','items':'Nowhere'}")),
        "bad.avsc: fields[0].type.items: shop.Bad refers to shop.Nowhere, which no file defines."
            + " Correct the name, or add the folder with its schema.");
  }

  @Test
  void nameThatIsDefinedTwiceIsRefused() throws IOException {
    schemas.with("a.avsc", record("Bad"));
    assertRefused(
        record("Bad", field("x", "'int'")),
        "bad.avsc: shop.Bad is defined differently in a.avsc. Keep one definition, and refer to it"
            + " by its full name.");
  }

  @Test
  void cycleWithoutEndIsRefused() throws IOException {
    String remedy =
        " contains another one, without end. Make one of the fields on the way a union with null,"
            + " an array or a map.";
    assertRefused(
        "[" + record("A", field("b", "'B'")) + "," + record("B", field("a", "['A']")) + "]",
        "bad.avsc: [0]: Each shop.A" + remedy,
        "bad.avsc: [1]: Each shop.B" + remedy);
  }

  @Test
  void enumWithoutSymbolsIsRefused() throws IOException {
    assertRefused(
        record("Bad", field("x", "{'type':'enum','name':'Side','symbols':[]}")),
        "bad.avsc: fields[0].type: shop.Side is an enum without symbols, so it has no values. Add a"
            + " symbol, or remove the fields of this type.");
  }

  @Test
  void invalidDefaultIsRefused() throws IOException {
    assertRefused(
        record("Bad", "{'name':'x','type':'int','default':'one'}"),
        "bad.avsc: fields[0].default: The default of shop.Bad.x is not of its type. Correct it; in"
            + " a union, a default is a value of one of the branches, by convention the first.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'type':['null','string'],'default':'EUR'",
        "'type':['null',{'type':'array','items':'int'}],'default':[1]",
      })
  void defaultOfALaterBranchIsAccepted(String attributes) throws IOException {
    assertRefused(record("Good", "{'name':'x'," + attributes + "}"));
  }

  static Stream<Arguments> withoutExpression() {
    return Stream.of(
        Arguments.of(
            "{'type':'int','logicalType':'shoe-size'}",
            "shop.Bad.x has the logical type shoe-size, which is not one of Avro's. Write this"
                + " class by hand, with a converter for the logical type."),
        Arguments.of(
            "{'type':'fixed','name':'Empty','size':0}",
            "shop.Empty has the size 0, which codecs do not support. Use a size of at least 1, or"
                + " remove the field."),
        Arguments.of(
            "['null']", "shop.Bad.x is a union of null alone. Use null itself as the type."));
  }

  @ParameterizedTest
  @MethodSource("withoutExpression")
  void typeThatJavaCannotExpressIsRefused(String type, String message) throws IOException {
    assertRefused(record("Bad", field("x", type)), "bad.avsc: fields[0]: " + message);
  }

  static Stream<Arguments> malformed() {
    return Stream.of(
        Arguments.of(
            "'int'",
            "The file defines no type with a name. Sources are generated for records, enums and"
                + " fixed types; move other files elsewhere."),
        Arguments.of("{'type':'record','fields':[]}", "A record has no name. Give it a \"name\"."),
        Arguments.of("{'type':'record','name':'shop.2','fields':[]}", "The name shop.2 " + GRAMMAR),
        Arguments.of(
            record("Bad", field("a-b", "'int'")), "fields[0]: The field name \"a-b\" " + GRAMMAR));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void schemaThatIsNotOneIsRefused(String text, String message) throws IOException {
    assertRefused(text, "bad.avsc: " + message);
  }

  /** The reason is the parser's. */
  private void assertRefusedWith(String file, String text, String beginning, String end)
      throws IOException {
    schemas.with(file, text);
    List<String> problems = schemas.problems(schemas.settings());
    assertEquals(1, problems.size(), problems::toString);
    assertTrue(problems.get(0).startsWith(file + ": " + beginning), problems::toString);
    assertTrue(problems.get(0).endsWith(" " + end), problems::toString);
  }

  @Test
  void attributeOfTheWrongKindIsRefused() throws IOException {
    assertRefusedWith(
        "bad.avsc",
        "{'type':'enum','name':'shop.Bad'}",
        "shop.Bad is not a valid schema: Enum has no symbols",
        "Correct it as the Avro specification says.");
  }

  @Test
  void textThatIsNotJsonIsRefused() throws IOException {
    String remedy = "Correct it.";
    assertRefusedWith("bad.avsc", "{\n 'type' 1}", "line 2, column ", remedy);
    assertRefusedWith("bad.avsc", "{'a':1,'a':2}", "line 1, column ", remedy);
  }

  @Test
  void textThatIsNotIdlIsRefused() throws IOException {
    assertRefusedWith("bad.avdl", "protocol {", "This is not Avro IDL: ", "Correct it.");
  }

  @Test
  void textThatIsNotUtf8IsRefused() throws IOException {
    Files.write(schemas.home().resolve("bad.avsc"), new byte[] {'"', (byte) 0xFF, '"'});
    assertEquals(
        List.of("bad.avsc: The file is not UTF-8. Save it as UTF-8."),
        schemas.problems(schemas.settings()));
  }

  @Test
  void inputWithoutSchemasIsRefused() throws IOException {
    schemas.with("notes.txt", "");
    String none = "There are no .avsc or .avdl files. Name the folder with the schemas.";
    assertEquals(List.of(none), schemas.problems(schemas.settings()));
    assertEquals(
        List.of(
            "nowhere: " + none,
            "notes.txt: This is neither an .avsc nor an .avdl file. Name such files, or the folder"
                + " with them."),
        schemas.problems(schemas.settings("nowhere", "notes.txt")));
  }

  @Test
  void filesOfTheSamePathInTwoFoldersAreRefused() throws IOException {
    schemas.with("a/x/order.avsc", record("A")).with("b/x/order.avsc", record("B"));
    assertEquals(
        List.of(
            "b/x/order.avsc: A class would name this file x/order.avsc, and so would one of"
                + " a/x/order.avsc. Rename one of the files: a class names its file by the path"
                + " within its folder."),
        schemas.problems(schemas.settings("a", "b")));
  }

  @Test
  void allProblemsAreReported() throws IOException {
    schemas.with("a.avsc", "'int'").with("b.avsc", "'int'");
    assertEquals(2, schemas.problems(schemas.settings()).size());
  }
}
