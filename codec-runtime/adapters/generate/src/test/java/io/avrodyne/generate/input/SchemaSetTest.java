package io.avrodyne.generate.input;

import static io.avrodyne.generate.Schemas.field;
import static io.avrodyne.generate.Schemas.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.generate.Schemas;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The types that files define. */
class SchemaSetTest {

  private final Schemas schemas;

  SchemaSetTest(@TempDir Path home) {
    this.schemas = new Schemas(home);
  }

  /** The types by full name. */
  private record Types(Map<String, NamedType> all) {

    NamedType get(String fullname) {
      return Objects.requireNonNull(all.get(fullname), fullname);
    }
  }

  private Types read(Path... inputs) throws IOException {
    List<Path> paths = inputs.length == 0 ? List.of(schemas.home()) : List.of(inputs);
    return new Types(
        SchemaSet.read(paths, List.of(schemas.home().resolve("converted"))).types().stream()
            .collect(Collectors.toMap(NamedType::fullname, type -> type)));
  }

  private String place(NamedType type) {
    return text(type.place());
  }

  private String text(Place place) {
    return place.toString().replace(schemas.home() + "/", "");
  }

  @Test
  void fileContainsSeveralSchemasOneAfterTheOtherAndInArrays() throws IOException {
    schemas.with(
        "all.avsc", record("A") + "\n// Two more.\n[" + record("B") + "," + record("C") + "]");
    Types types = read();
    assertEquals("all.avsc: [0]", place(types.get("shop.A")));
    assertEquals("all.avsc: [1][1]", place(types.get("shop.C")));
    assertEquals("all.avsc", types.get("shop.B").link());
  }

  @Test
  void typesWithinTypesAreTypesOfTheirOwn() throws IOException {
    schemas.with(
        "all.avsc",
        record(
            "A",
            field("b", "{'type':'map','values':['null'," + record("B") + "]}"),
            field("c", "{'type':'enum','name':'C','namespace':'other','symbols':['X']}"),
            field("d", "{'type':'fixed','name':'D','size':2}")));
    Types types = read();
    assertEquals("all.avsc: fields[0].type.values[1]", place(types.get("shop.B")));
    assertEquals("all.avsc: fields[1].type", place(types.get("other.C")));
    assertEquals(2, types.get("shop.D").schema().getFixedSize());
    assertEquals("all.avsc: fields[1]", text(types.get("shop.A").placeOf(1)));
    assertTrue(types.get("other.C").placeOf(0).toString().endsWith("symbols[0]"));
  }

  /** An attribute that is null says nothing, as for Apache Avro. */
  @Test
  void namespaceMayBeNull() throws IOException {
    schemas.with(
        "all.avsc",
        record("A", field("b", "{'type':'fixed','name':'B','namespace':null,'size':2}")));
    assertEquals("shop.B", read().get("shop.A").schema().getField("b").schema().getFullName());
  }

  @Test
  void filesReferToEachOtherInAnyOrder() throws IOException {
    schemas
        .with("a.avsc", record("A", field("b", "'B'"), field("again", "['null','shop.B']")))
        .with("z/b.avsc", record("B", field("a", "{'type':'array','items':'A'}")))
        .with("outside.avsc", "{'type':'record','name':'Bare','fields':[]}")
        .with("c.avsc", record("C", field("bare", "'Bare'")));
    Types types = read();
    assertEquals("shop.B", types.get("shop.A").schema().getField("b").schema().getFullName());
    assertEquals("z/b.avsc", types.get("shop.B").link());
    assertEquals("Bare", types.get("shop.C").schema().getField("bare").schema().getFullName());
  }

  @Test
  void equalDefinitionsAreOneType() throws IOException {
    schemas.with("a.avsc", record("A")).with("b.avsc", record("A")).with("converted/x.avsc", "{");
    assertEquals("a.avsc", read().get("shop.A").link());
  }

  /** The text of a file that IDL imports is lost; Avro prints the same schema differently. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "'fields':[{'name':'value','type':'double','default':0.5}]",
        "'fields':[{'name':'value','type':'int','order':'ascending'}]",
        "'fields':[{'name':'value','type':'int','aliases':[]}]",
        "'fields':[{'name':'value','type':{'type':'string'}}]",
        "'fields':[{'name':'value','type':'float','default':1e-7},{'name':'unit','type':'Unit'}]",
        "'fields':[{'name':'next','type':['null','Rate'],'order':'ascending'}]",
        "'aliases':['shop.Old'],'fields':[]",
      })
  void fileThatIdlImportsIsOneDefinition(String attributes) throws IOException {
    String imports = "import schema \"unit.avsc\"; import schema \"rate.avsc\"; ";
    schemas
        .with("unit.avsc", "{'type':'enum','name':'Unit','namespace':'shop','symbols':['X']}")
        .with("rate.avsc", "{'type':'record','name':'Rate','namespace':'shop'," + attributes + "}")
        .with("p.avdl", "@namespace(\"shop\") protocol P { " + imports + "record R { Rate a; } }");
    assertEquals("rate.avsc", read().get("shop.Rate").link());
  }

  @Test
  void idlHasTheTypesOfProtocolsAndOfSchemas() throws IOException {
    schemas
        .with(
            "p.avdl",
            "@namespace(\"shop\") protocol P { enum E { X, Y } record R { union { null, E } e; }"
                + " error Failed { string why; } }")
        .with("s.avdl", "namespace shop; schema S; record S { int id; }");
    Types types = read();
    assertEquals(4, types.all().size());
    assertEquals("", types.get("shop.R").link());
    assertEquals("p.avdl: shop.R.e", text(types.get("shop.R").placeOf(0)));
    assertTrue(types.get("shop.Failed").schema().isError());
  }

  @Test
  void onlyTheFilesThatAreNamedAreRead() throws IOException {
    schemas.with("a.avsc", record("A")).with("b.avsc", "{");
    Path file = schemas.home().resolve("a.avsc");
    assertEquals("a.avsc", read(file, file).get("shop.A").link());
  }
}
