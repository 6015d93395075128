package io.avrodyne.generate;

import static io.avrodyne.generate.Schemas.field;
import static io.avrodyne.generate.Schemas.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The names and forms of what is declared; the tests of the processor compile it. */
class SourcesTest {

  private static final String HOLDER = "shop/Holder.java";
  private static final String CARD = record("Card");
  private static final String CASH = record("Cash");

  private final Schemas schemas;

  SourcesTest(@TempDir Path home) {
    this.schemas = new Schemas(home);
    schemas.with("parts.avsc", CARD + CASH);
  }

  private Set<String> paths(GeneratorSettings settings) throws IOException {
    return Generator.generate(settings).sources().keySet();
  }

  @Test
  void unionIsNamedAfterItsFieldAndIsOneTypeWhereverItIs() throws IOException {
    String union = "['Card','null','Cash']";
    schemas.with(
        "holder.avsc",
        record("Holder", field("means", union), field("again", "['null','Card','Cash']")));
    assertEquals(
        Set.of("shop/Card.java", "shop/Cash.java", HOLDER, "shop/Means.java"),
        paths(schemas.settings()));
    String source = schemas.source(HOLDER, settings -> settings);
    assertTrue(source.contains("Means means"), source);
    assertTrue(source.contains("Means again"), source);
  }

  @Test
  void unionWhoseNameIsTakenHasALongerOne() throws IOException {
    schemas.with("holder.avsc", record("Holder", field("card", "['Card','Cash']")));
    assertTrue(paths(schemas.settings()).contains("shop/HolderCard.java"));
  }

  @Test
  void unionHasTheNameThatItIsGiven() throws IOException {
    schemas.with("holder.avsc", record("Holder", field("means", "['Card','Cash']")));
    GeneratorSettings given =
        new GeneratorSettings(
            List.of(schemas.home()),
            Style.RECORD,
            "",
            "",
            Map.of(),
            Map.of("shop.Holder.means", "Payment"),
            Optional.empty());
    assertTrue(paths(given).contains("shop/Payment.java"));
  }

  @Test
  void branchesWithoutAClassGetWrappers() throws IOException {
    schemas.with(
        "holder.avsc", record("Holder", field("any", "['string',{'type':'array','items':'int'}]")));
    String source = schemas.source(HOLDER, settings -> settings);
    assertTrue(source.contains("@AvroUnion({String.class, Holder.AnyList.class}) Object"), source);
    assertTrue(source.contains("public record AnyList(List<Integer> value) {}"), source);
  }

  @Test
  void namesThatAreGivenKeepThoseOfTheSchema() throws IOException {
    schemas.with(
        "holder.avsc",
        "["
            + record("Holder", field("class", "'Kind'"))
            + ",{'type':'enum','name':'shop.Kind',"
            + "'symbols':['new']}]");
    Map<String, String> names =
        Map.of("shop.Holder", "Box", "shop.Holder.class", "kind", "shop.Kind.new", "FRESH");
    String box = schemas.source("shop/Box.java", settings -> settings.withNames(names));
    assertTrue(box.contains("name = \"Holder\"") && box.contains("\"holder.avsc\""), box);
    assertTrue(box.contains("@AvroName(\"class\") Kind kind"), box);
    String kind = schemas.source("shop/Kind.java", settings -> settings.withNames(names));
    assertTrue(kind.matches("(?s).*@AvroName\\(\"new\"\\)\\s+FRESH.*"), kind);
  }

  @Test
  void nullnessIsTheUsersChoice() throws IOException {
    schemas.with("holder.avsc", record("Holder", field("a", "['null','long']")));
    assertTrue(schemas.source(HOLDER, settings -> settings).contains("@AvroNullable Long a"));
    String own =
        schemas.source(HOLDER, settings -> settings.withNullable("javax.annotation.Nullable"));
    assertTrue(own.contains("@Nullable Long a"), own);
    assertTrue(own.contains("import javax.annotation.Nullable;"), own);
    String small = schemas.source(HOLDER, settings -> settings.withNullable("com.acme.nullable"));
    assertTrue(small.contains("@nullable Long a"), small);
  }

  @Test
  void recordOfMoreSlotsThanTheJvmAllowsIsABean() throws IOException {
    List<String> fields = new ArrayList<>();
    for (int i = 0; i < 127; i++) {
      fields.add(field("f" + i, "'long'"));
    }
    schemas.with("wide.avsc", record("Holder", fields.toArray(String[]::new)));
    String source = schemas.source(HOLDER, settings -> settings);
    assertTrue(source.contains("public record Holder("), source);

    fields.add(field("last", "'int'"));
    schemas.with("wide.avsc", record("Holder", fields.toArray(String[]::new)));
    String bean = schemas.source(HOLDER, settings -> settings);
    assertTrue(bean.contains(" class Holder {"), bean);
    assertTrue(bean.contains("public int getLast()"), bean);
  }

  @Test
  void typesOfIdlNameTheirConvertedSchemas() throws IOException {
    schemas.with("card.avsc", CARD);
    schemas.with(
        "holder.avdl",
        "@namespace(\"shop\") protocol P { import schema \"card.avsc\"; record Holder { Card a; } }");
    GeneratedSources generated = Generator.generate(schemas.settings());
    assertEquals(Set.of("shop.Holder.avsc"), generated.converted().keySet());
    assertEquals(generated.converted(), Generator.convert(schemas.settings()));
    String source = generated.sources().get(HOLDER);
    assertTrue(
        String.valueOf(source).contains("@AvroRecord(schema = \"converted/shop.Holder.avsc\")"),
        source);
  }

  @Test
  void classesNameTheirFilesWithinTheFolderOfEach() throws IOException {
    schemas.with("a/x/holder.avsc", record("Holder", field("card", "'Card'")));
    Map<String, String> sources =
        Generator.generate(schemas.settings("a", "parts.avsc", "parts.avsc")).sources();
    assertTrue(String.valueOf(sources.get(HOLDER)).contains("schema = \"x/holder.avsc\""));
    assertTrue(String.valueOf(sources.get("shop/Card.java")).contains("schema = \"parts.avsc\""));
  }
}
