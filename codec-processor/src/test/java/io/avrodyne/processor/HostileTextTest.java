package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.apache.avro.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Puts texts that would break out of source into every attribute that takes any text: the schema
 * holds exactly the text, and the source has no members but those that it has for a harmless text.
 */
class HostileTextTest {

  /** Every third text in a place in a plain build, all in the profile {@code full}. */
  private static final int STEP = Integer.getInteger("tests.step", 1);

  private static final List<HostileText> TEXTS = HostileText.all().toList();

  /** The number in the packages with a harmless text. */
  private static final int HARMLESS = TEXTS.size();

  /** All texts in all places, compiled together, with a separate package for each pair. */
  private static final Compilation COMPILATION = compileAll();

  private static final GeneratedClasses CLASSES = new GeneratedClasses(COMPILATION);

  /** The members that the source has for a harmless text. */
  private static final Map<Place, List<String>> MEMBERS = new EnumMap<>(Place.class);

  static {
    for (Place place : Place.values()) {
      MEMBERS.put(place, EmittedMembers.of(COMPILATION, place.home(HARMLESS)));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("io.avrodyne.processor.HostileText#all")
  void textIsInTheSchemaAndAddsNothingToTheSource(HostileText hostile) {
    assertThat(COMPILATION).succeededWithoutWarnings();
    int number = TEXTS.indexOf(hostile);
    for (Place place : placesOf(number)) {
      String home = place.home(number);
      assertEquals(MEMBERS.get(place), EmittedMembers.of(COMPILATION, home));
      Schema schema = CLASSES.codecOf(home + ".Order").schema();
      assertEquals(hostile.text(), place.text.apply(schema), place::toString);
      String file = TestCompiler.schemaFile(COMPILATION, home + ".Order");
      Schema written = new Schema.Parser().parse(file);
      assertEquals(hostile.text(), place.text.apply(written), place::toString);
      assertEquals(schema.toString(), written.toString());
    }
    assertNull(System.getProperty(HostileText.SENTINEL));
  }

  private static Compilation compileAll() {
    List<JavaFileObject> sources = new ArrayList<>();
    for (int number = 0; number < TEXTS.size(); number++) {
      for (Place place : placesOf(number)) {
        sources.add(place.source(TEXTS.get(number).text(), number));
      }
    }
    Stream.of(Place.values())
        .map(place -> place.source("harmless", HARMLESS))
        .forEach(sources::add);
    return TestCompiler.compile(sources.toArray(JavaFileObject[]::new));
  }

  /** Returns other places than those of the next text. */
  private static List<Place> placesOf(int number) {
    List<Place> all = List.of(Place.values());
    return IntStream.range(0, all.size())
        .filter(place -> (number + place) % STEP == 0)
        .mapToObj(all::get)
        .toList();
  }

  /** Such are no text for UTF-8, but attributes of a schema may have them. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("io.avrodyne.processor.HostileText#malformed")
  void halfAPairIsInTheSchemaAndItsFile(HostileText hostile) {
    for (Place place : List.of(Place.DOC_OF_TYPE, Place.KEY_OF_TYPE, Place.VALUE_OF_FIELD)) {
      Compilation compilation = TestCompiler.compile(place.source(hostile.text(), 0));
      assertThat(compilation).succeededWithoutWarnings();
      String file = TestCompiler.schemaFile(compilation, place.home(0) + ".Order");
      assertEquals(hostile.text(), place.text.apply(new Schema.Parser().parse(file)));
    }
    for (Place place : List.of(Place.DEFAULT_STRING, Place.DEFAULT_ITEM)) {
      assertThat(TestCompiler.compile(place.source(hostile.text(), 0)))
          .hadErrorContaining("has an unpaired surrogate");
    }
  }

  /**
   * The places where a text may occur; {@code %s} is its literal, {@code %j} its literal as JSON.
   */
  private enum Place {
    DOC_ATTRIBUTE("@AvroRecord(doc = %s) record Order(int id) {}", Schema::getDoc),
    DOC_OF_TYPE("@AvroDoc(%s) @AvroRecord record Order(int id) {}", Schema::getDoc),
    DOC_OF_COMPONENT("@AvroRecord record Order(@AvroDoc(%s) int id) {}", of(Schema.Field::doc)),
    DOC_OF_FIELD("@AvroRecord class Order {@AvroDoc(%s) int id;}", of(Schema.Field::doc)),
    DOC_OF_ACCESSOR(
        "@AvroRecord class Order {private int id; @AvroDoc(%s) int getId() {return id;}"
            + " void setId(int id) {this.id = id;}}",
        of(Schema.Field::doc)),
    DOC_OF_ENUM(
        "@AvroRecord record Order(Side id) {@AvroDoc(%s) enum Side {A}}",
        of(field -> field.schema().getDoc())),
    DOC_OF_HELD_RECORD(
        "@AvroRecord record Order(Line id) {@AvroRecord(doc = %s) record Line(int a) {}}",
        of(field -> field.schema().getDoc())),
    KEY_OF_TYPE(
        "@AvroProp(key = %s, value = \"\") @AvroRecord record Order(int id) {}", Place::key),
    VALUE_OF_TYPE(
        "@AvroProp(key = \"k\", value = %s) @AvroRecord record Order(int id) {}",
        schema -> schema.getProp("k")),
    KEY_OF_FIELD(
        "@AvroRecord class Order {@AvroProp(key = %s, value = \"\") int id;}",
        schema -> schema.getField("id").getObjectProps().keySet().iterator().next()),
    VALUE_OF_FIELD(
        "@AvroRecord class Order {@AvroProp(key = \"k\", value = %s) int id;}",
        of(field -> field.getProp("k"))),
    VALUE_OF_ENUM(
        "@AvroRecord record Order(Side id) {"
            + " @AvroProp(key = \"a\", value = \"\") @AvroProp(key = \"k\", value = %s)"
            + " enum Side {A}}",
        of(field -> field.schema().getProp("k"))),
    LOGICAL_TYPE(
        "@AvroRecord record Order(@AvroConvert(using = C.class) Integer id) {"
            + " @AvroLogicalType(%s)"
            + CONVERTER,
        of(field -> field.schema().getProp("logicalType"))),
    VALUE_OF_CONVERTER(
        "@AvroRecord record Order(@AvroConvert(using = C.class) Integer id) {"
            + " @AvroProp(key = \"k\", value = %s)"
            + CONVERTER,
        of(field -> field.schema().getProp("k"))),
    DEFAULT_STRING(
        "@AvroRecord record Order(@AvroDefault(%j) String id) {}",
        of(field -> (String) field.defaultVal())),
    DEFAULT_OF_NULLABLE(
        "@AvroRecord record Order(@AvroDefault(%j) @AvroNullable String id) {}",
        of(field -> (String) field.defaultVal())),
    DEFAULT_ITEM(
        "@AvroRecord record Order(@AvroDefault(\"[\" + %j + \"]\") List<String> id) {}",
        of(field -> (String) ((List<?>) field.defaultVal()).get(0))),
    DEFAULT_KEY(
        "@AvroRecord record Order(@AvroDefault(\"{\" + %j + \":1}\") Map<String, Integer> id)"
            + " {}",
        of(field -> (String) ((Map<?, ?>) field.defaultVal()).keySet().iterator().next())),
    DEFAULT_IN_RECORD(
        "@AvroRecord record Order(@AvroDefault(\"{\\\"a\\\":\" + %j + \"}\") Line id) {"
            + " @AvroRecord record Line(String a) {}}",
        of(field -> (String) ((Map<?, ?>) field.defaultVal()).get("a")));

    private final String source;

    @SuppressWarnings("ImmutableEnumChecker") // It holds a function without state.
    private final Function<Schema, String> text;

    Place(String source, Function<Schema, String> text) {
      this.source = source;
      this.text = text;
    }

    private static Function<Schema, String> of(Function<Schema.Field, String> text) {
      return schema -> text.apply(schema.getField("id"));
    }

    private static String key(Schema schema) {
      return schema.getObjectProps().keySet().iterator().next();
    }

    private String home(int number) {
      return "shop." + name().toLowerCase(Locale.ROOT) + ".text" + number;
    }

    private JavaFileObject source(String value, int number) {
      return JavaFileObjects.forSourceString(
          home(number) + ".Order",
          "package "
              + home(number)
              + "; import io.avrodyne.api.*; import java.util.*; "
              + source
                  .replace("%s", JavaLiteral.of(value))
                  .replace("%j", JavaLiteral.of(JavaLiteral.json(value))));
    }
  }

  private static final String CONVERTER =
      " static class C implements AvroConverter<Integer, String> {"
          + " public String toAvro(Integer value) {return value.toString();}"
          + " public Integer fromAvro(String value) {return Integer.valueOf(value);}}}";
}
