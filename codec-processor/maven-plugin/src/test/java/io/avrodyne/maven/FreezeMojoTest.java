package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FreezeMojoTest {

  private static final String UNCHANGED = "Nothing to do: the inputs are those of the last run.";

  private final ModuleFolder module;
  private final Path history;

  FreezeMojoTest(@TempDir Path folder) {
    module = new ModuleFolder(folder);
    history = folder.resolve("src/main/avro-history");
  }

  private FreezeMojo freeze() {
    FreezeMojo freeze = module.prepared(new FreezeMojo());
    freeze.classes = module.classes().toFile();
    freeze.into = history.toFile();
    return freeze;
  }

  @Test
  void schemasBecomeTheNextVersionsOnce() throws Exception {
    module.schema("Order", "id");
    module.run(freeze());
    assertTrue(Files.exists(history.resolve("shop.Order/1.avsc")));
    assertEquals(List.of(UNCHANGED), module.run(freeze()));
    module.schema("Order", "id", "total");
    FreezeMojo named = freeze();
    named.version = "4";
    module.run(named);
    assertTrue(Files.exists(history.resolve("shop.Order/4.avsc")));
  }

  @Test
  void someAreFrozenAndNothingInADryRun() throws Exception {
    module.schema("Order", "id");
    module.schema("Payment", "id");
    FreezeMojo dry = freeze();
    dry.dryRun = true;
    List<String> printed = module.run(dry);
    assertEquals(2, printed.size());
    assertEquals(printed, module.run(dry));
    assertFalse(Files.exists(history));
    FreezeMojo some = freeze();
    some.includes = List.of("shop.*");
    some.excludes = List.of("shop.P*");
    module.run(some);
    assertFalse(Files.exists(history.resolve("shop.Payment")));
  }

  @Test
  void schemaThatIsNotFrozenFailsTheBuildIfItIsAskedTo() throws Exception {
    module.schema("Order", "id");
    FreezeMojo check = freeze();
    check.check = true;
    assertThrows(MojoFailureException.class, () -> module.run(check));
    module.run(freeze());
    assertEquals(1, module.run(check).size());
  }

  @Test
  void moduleWithoutSchemasIsPassedOverUnlessTheyAreRequired() throws Exception {
    assertTrue(module.run(freeze()).get(0).startsWith("Nothing to do: there are no schemas in "));
    FreezeMojo strict = freeze();
    strict.requireSchemas = true;
    assertThrows(MojoExecutionException.class, () -> module.run(strict));
  }
}
