package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.apache.avro.Schema;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goals {@code fetch} and {@code diff}, with a registry behind a port. */
class HistoryMojosTest {

  private final RegistryServer server = new RegistryServer();
  private final ModuleFolder module;

  HistoryMojosTest(@TempDir Path folder) {
    module = new ModuleFolder(folder);
  }

  @BeforeEach
  void register() {
    server.registry.register(
        "orders-value", new Schema.Parser().parse(ModuleFolder.record("Order", "id")), List.of());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private FetchMojo fetch(String... subjects) {
    FetchMojo fetch = module.prepared(new FetchMojo());
    fetch.url = server.url();
    fetch.into = module.folder.resolve("src/main/avro-history").toFile();
    fetch.subjects = List.of(subjects);
    return fetch;
  }

  private DiffMojo diff(String old) {
    DiffMojo diff = module.prepared(new DiffMojo());
    diff.url = server.url();
    diff.old = old;
    diff.classes = module.classes().toFile();
    diff.after = module.classes().toString();
    return diff;
  }

  @Test
  void versionsAreFetchedAndEqualFilesLeft() throws Exception {
    FetchMojo fetch = fetch("orders-*");
    fetch.versions = "latest";
    assertEquals(List.of("orders-value -> shop.Order/1.avsc: written"), module.run(fetch));
    assertTrue(Files.exists(module.folder.resolve("src/main/avro-history/shop.Order/1.avsc")));
    assertEquals(List.of("orders-value -> shop.Order/1.avsc: unchanged"), module.run(fetch));
  }

  @Test
  void moduleWithoutSubjectsFetchesNothing() throws Exception {
    assertEquals(List.of("Nothing to do: this module has no <subjects>."), module.run(fetch()));
  }

  @Test
  void fileWithAnotherSchemaFailsTheBuildUnlessItMayBeReplaced() throws Exception {
    module.write("src/main/avro-history/shop.Order/1.avsc", ModuleFolder.record("Order", "other"));
    assertThrows(MojoFailureException.class, () -> module.run(fetch("orders-value")));
    FetchMojo fetch = fetch("orders-value");
    fetch.overwrite = true;
    assertEquals(1, module.run(fetch).size());
  }

  @Test
  void typeOfVersionsIsAskedForByItsParameter() {
    FetchMojo fetch = fetch("orders-value");
    fetch.type = "not a name";
    MojoExecutionException failure =
        assertThrows(MojoExecutionException.class, () -> module.run(fetch));
    assertEquals(
        "<type> is not the full name of a type, such as shop.Order.", failure.getMessage());
  }

  @Test
  void changeSaysWhichSideIsFirst() throws Exception {
    module.write("target/classes/META-INF/avro/shop.Order.avsc", withDefault("total"));
    List<String> printed = module.run(diff("subject:orders-value"));
    assertEquals("shop.Order: compatible both ways: either side first", printed.get(0));
    assertEquals(printed, module.run(diff("subject:orders-value")));
  }

  @Test
  void pathsAreThoseOfTheModule() throws Exception {
    module.schema("Order", "id");
    module.write("old/order.avsc", ModuleFolder.record("Order", "id"));
    DiffMojo diff = diff("old");
    diff.after = "target/classes";
    assertEquals(List.of("shop.Order: the same data"), module.run(diff));
  }

  @Test
  void changeThatIsCompatibleNeitherWayFailsTheBuild() {
    module.schema("Order", "total");
    MojoFailureException failure =
        assertThrows(MojoFailureException.class, () -> module.run(diff("subject:orders-value")));
    assertTrue(Objects.requireNonNull(failure.getMessage()).startsWith("shop.Order: "));
  }

  @Test
  void moduleWithoutSchemasIsPassedOver() throws Exception {
    String reason =
        "Nothing to do: there are no schemas in " + module.classes().resolve("META-INF/avro") + ".";
    assertEquals(List.of(reason), module.run(diff("subject:orders-value")));
    DiffMojo relative = diff("target/classes");
    relative.after = "subject:orders-value";
    assertEquals(List.of(reason), module.run(relative));
    DiffMojo other = diff("subject:orders-value");
    other.after = "nowhere";
    assertThrows(MojoExecutionException.class, () -> module.run(other));
  }

  @Test
  void subjectOfAnotherModuleIsNotComparedWithTheTypeOfThisOne() throws Exception {
    module.schema("Payment", "cents");
    assertEquals(List.of("shop.Order: only in <old>"), module.run(diff("subject:orders-value")));
  }

  @Test
  void moduleWithoutAnOldSideComparesNothing() throws Exception {
    DiffMojo diff = module.prepared(new DiffMojo());
    assertEquals(List.of("Nothing to do: this module has no <old>."), module.run(diff));
  }

  private static String withDefault(String field) {
    return ModuleFolder.record("Order", "id", field)
        .replace(
            "\"name\":\"" + field + "\",\"type\":\"int\"",
            "\"name\":\"" + field + "\",\"type\":\"int\",\"default\":0");
  }
}
