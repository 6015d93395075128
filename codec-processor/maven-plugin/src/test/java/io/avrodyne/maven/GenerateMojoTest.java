package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateMojoTest {

  private static final String UNCHANGED = "Nothing to do: the inputs are those of the last run.";

  private final ModuleFolder module;
  private final Path order;

  GenerateMojoTest(@TempDir Path folder) {
    module = new ModuleFolder(folder);
    order = folder.resolve("src/main/java/shop/Order.java");
  }

  private GenerateMojo generate(boolean write, boolean check) {
    GenerateMojo generate = module.prepared(new GenerateMojo());
    generate.schemas = List.of(module.folder.resolve("src/main/avro").toFile());
    generate.output = module.folder.resolve("src/main/java").toFile();
    generate.write = write;
    generate.check = check;
    return generate;
  }

  private void schema(String... fields) {
    module.write("src/main/avro/order.avsc", ModuleFolder.record("Order", fields));
  }

  @Test
  void sourcesAreWrittenOnce() throws Exception {
    schema("id");
    assertEquals(2, module.run(generate(true, false)).size());
    assertTrue(Files.readString(order).contains("record Order(int id)"));
    assertEquals(List.of(UNCHANGED), module.run(generate(true, false)));
    schema("id", "total");
    module.run(generate(true, false));
    assertTrue(Files.readString(order).contains("int total"));
  }

  @Test
  void nothingIsWrittenByDefault() throws Exception {
    schema("id");
    List<String> printed = module.run(generate(false, false));
    assertTrue(printed.get(0).startsWith("would be new: "), printed::toString);
    assertFalse(Files.exists(order));
    assertEquals(printed, module.run(generate(false, false)));
  }

  @Test
  void differenceFailsTheBuildIfItIsAskedTo() throws Exception {
    schema("id");
    MojoFailureException failure =
        assertThrows(MojoFailureException.class, () -> module.run(generate(false, true)));
    assertTrue(Objects.requireNonNull(failure.getMessage()).contains("Order.java"));
    module.run(generate(true, false));
    assertEquals(
        List.of("The sources declare what the schemas say."), module.run(generate(false, true)));
    assertEquals(List.of(UNCHANGED), module.run(generate(false, true)));
  }

  @Test
  void editsAreNamedInEveryBuildUntilTheyAreMade() throws Exception {
    schema("id");
    module.run(generate(true, false));
    Files.writeString(order, Files.readString(order).replace("{}", "{\n  // mine\n}"));
    schema("id", "total");
    List<String> printed = module.run(generate(true, false));
    assertTrue(printed.get(0).startsWith("has edits, change by hand: "), printed::toString);
    assertEquals(printed, module.run(generate(true, false)));
  }

  @Test
  void parametersReachTheGenerator() throws Exception {
    schema("id");
    GenerateMojo generate = generate(true, false);
    generate.style = "bean";
    generate.packageName = "model";
    generate.nullable = "org.jspecify.annotations.Nullable";
    generate.names = Map.of("shop.Order.id", "number");
    generate.converted = module.folder.resolve("src/main/avro/idl").toFile();
    module.run(generate);
    String source = Files.readString(module.folder.resolve("src/main/java/model/Order.java"));
    assertTrue(source.contains("public final class Order"), source);
    assertTrue(source.contains("getNumber()"), source);
    GenerateMojo wrong = generate(true, false);
    wrong.unions = Map.of("shop.Order.id", "");
    MojoExecutionException failure =
        assertThrows(MojoExecutionException.class, () -> module.run(wrong));
    assertEquals("Write <unions> TYPE.FIELD=NAME.", failure.getMessage());
  }

  @Test
  void severalFoldersAndFilesAreRead() throws Exception {
    schema("id");
    GenerateMojo generate = generate(true, false);
    generate.schemas =
        List.of(
            module.folder.resolve("src/main/avro").toFile(),
            module.write("shared/item.avsc", ModuleFolder.record("Item", "count")).toFile());
    assertEquals(3, module.run(generate).size());
    assertTrue(Files.exists(order.resolveSibling("Item.java")));
    assertEquals(List.of(UNCHANGED), module.run(generate));
    module.write("shared/item.avsc", ModuleFolder.record("Item", "weight"));
    module.run(generate);
    assertTrue(Files.readString(order.resolveSibling("Item.java")).contains("int weight"));
  }

  private static String idl(String imported, String field) {
    return "namespace shop;\nimport "
        + imported
        + ";\nrecord Order { Item item; int "
        + field
        + "; }\n";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/* ours */ idl \"../../../other/a.avdl\"",
        "/* see \"x\" */ idl \"../../../other/a.avdl\"",
        "// see \"x\";\n idl \"../../../other/a.avdl\"",
        "idl \"../../../other//a.avdl\"",
        "idl /** not \"x\"; */ \"../../../other/a.avdl\"",
      })
  void importedIdlIsAnInput(String imported) throws Exception {
    module.write("src/main/avro/order.avdl", idl(imported, "id"));
    module.write("other/a.avdl", "namespace shop; import schema \"Item.avsc\"; enum E { A }");
    module.write("other/Item.avsc", ModuleFolder.record("Item", "count"));
    module.run(generate(true, false));
    assertEquals(List.of(UNCHANGED), module.run(generate(true, false)));
    module.write("other/Item.avsc", ModuleFolder.record("Item", "weight"));
    module.run(generate(true, false));
    assertTrue(Files.readString(order.resolveSibling("Item.java")).contains("int weight"));
  }

  @Test
  void stringsOfIdlAreNeitherCommentsNorImports() throws Exception {
    module.write(
        "src/main/avro/order.avdl",
        "@note(\"an \\\"import\\\" /* of \") @namespace(\"shop\") @see(\"import\") protocol Shop {"
            + " import schema \"../../../other/Item.avsc\"; record Order { shop.Item item; } /**/ }");
    module.write("other/Item.avsc", ModuleFolder.record("Item", "count"));
    module.run(generate(true, false));
    module.write("other/Item.avsc", ModuleFolder.record("Item", "weight"));
    assertNotEquals(List.of(UNCHANGED), module.run(generate(true, false)));
  }

  @Test
  void idlIsConvertedWithoutSources() throws Exception {
    module.write("src/main/avro/order.avdl", "namespace shop; record Order { int id; }");
    GenerateMojo convert = generate(true, false);
    convert.convert = true;
    module.run(convert);
    Path schema = module.folder.resolve("src/main/avro/converted/shop.Order.avsc");
    assertTrue(Files.exists(schema));
    assertFalse(Files.exists(order));
    assertEquals(List.of(UNCHANGED), module.run(convert));
    Files.delete(schema);
    module.run(convert);
    assertTrue(Files.exists(schema));
    GenerateMojo one = generate(true, false);
    one.schemas = List.of(module.folder.resolve("src/main/avro/order.avdl").toFile());
    one.convert = true;
    one.converted = module.folder.resolve("src/main/avro/idl").toFile();
    module.run(one);
    assertTrue(Files.exists(module.folder.resolve("src/main/avro/idl/shop.Order.avsc")));
    assertEquals(List.of(UNCHANGED), module.run(one));
  }

  @Test
  void moduleWithoutSchemasIsPassedOver() throws Exception {
    GenerateMojo generate = generate(false, true);
    generate.schemas = List.of(new File("/nowhere/a"), new File("/nowhere/b"));
    assertEquals(
        List.of(
            "Nothing to do: there is no "
                + generate.schemas.get(0)
                + ", no "
                + generate.schemas.get(1)
                + "."),
        module.run(generate));
  }
}
