package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goals {@code check} and {@code register}, with a registry behind a port. */
class SchemasMojoTest {

  private static final String UNCHANGED = "Nothing to do: the inputs are those of the last run.";

  private final RegistryServer server = new RegistryServer();
  private final ModuleFolder module;

  SchemasMojoTest(@TempDir Path folder) {
    module = new ModuleFolder(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private CheckMojo check() {
    return module.prepared(new CheckMojo(), server);
  }

  private RegisterMojo register() {
    return module.prepared(new RegisterMojo(), server);
  }

  private void registered(String subject, String schema) {
    server.registry.register(subject, new Schema.Parser().parse(schema), List.of());
  }

  @Test
  void allSchemasAreMeantUnlessSomeAreChosen() throws Exception {
    module.schema("Order", "id");
    module.schema("Payment", "id");
    assertEquals(
        List.of("shop.Order -> shop.Order: compatible", "shop.Payment -> shop.Payment: compatible"),
        module.run(check()));
    CheckMojo some = check();
    some.includes = List.of("shop.O*", "shop.P*");
    some.excludes = List.of("shop.Pay*");
    some.topic = "orders";
    some.key = true;
    assertEquals(List.of("shop.Order -> orders-key: compatible"), module.run(some));
    CheckMojo mapped = check();
    mapped.map = Map.of("shop.Payment", "money-value");
    assertEquals(List.of("shop.Payment -> money-value: compatible"), module.run(mapped));
    CheckMojo named = check();
    named.subjectStrategy = "topic-record";
    named.topic = "t";
    named.timeout = 5;
    assertEquals(2, module.run(named).size());
  }

  @Test
  void incompatibleSchemaFailsTheBuildWithTheReasonOfTheRegistry() {
    registered("shop.Order", ModuleFolder.record("Order", "id"));
    module.schema("Order", "id", "total");
    MojoFailureException failure =
        assertThrows(MojoFailureException.class, () -> module.run(check()));
    assertTrue(message(failure).startsWith("shop.Order refuses shop.Order:\n"), failure::toString);
    assertTrue(message(failure).contains("total"), failure::toString);
    assertEquals(List.of("shop.Order -> shop.Order: incompatible"), module.printed);
    MojoFailureException refused =
        assertThrows(MojoFailureException.class, () -> module.run(register()));
    assertTrue(message(refused).endsWith("Nothing was registered."), refused::toString);
    assertEquals(List.of(1), server.registry.versions("shop.Order"));
  }

  @Test
  void refusedSchemaIsAskedAboutAgain() {
    registered("shop.Order", ModuleFolder.record("Order", "id"));
    module.schema("Order", "id", "total");
    assertThrows(MojoFailureException.class, () -> module.run(check()));
    assertThrows(MojoFailureException.class, () -> module.run(check()));
  }

  @Test
  void unchangedInputsAreNotAskedAboutAgain() throws Exception {
    Path file = module.schema("Order", "id");
    assertEquals(1, module.run(check()).size());
    int asked = server.requests.size();
    assertEquals(List.of(UNCHANGED), module.run(check()));
    assertEquals(asked, server.requests.size());

    CheckMojo forced = check();
    forced.force = true;
    assertEquals(List.of("shop.Order -> shop.Order: compatible"), module.run(forced));
    module.schema("Order");
    assertEquals(List.of("shop.Order -> shop.Order: compatible"), module.run(check()));
    CheckMojo other = check();
    other.topic = "orders";
    assertEquals(List.of("shop.Order -> orders-value: compatible"), module.run(other));
    Files.delete(file);
    assertThrows(MojoExecutionException.class, () -> module.run(check()));
  }

  @Test
  void aFailureForgetsTheLastSuccess() throws Exception {
    Path file = module.schema("Order", "id");
    assertEquals(1, module.run(check()).size());
    String text = Files.readString(file);
    Files.delete(file);
    assertThrows(MojoExecutionException.class, () -> module.run(check()));
    Files.writeString(file, text);
    assertEquals(List.of("shop.Order -> shop.Order: compatible"), module.run(check()));
  }

  @Test
  void anotherRegistryOfTheEnvironmentIsAnotherInput() throws Exception {
    module.schema("Order", "id");
    CheckMojo check = check();
    check.url = null;
    check.environment = Map.of("SCHEMA_REGISTRY_URL", server.url());
    assertEquals(1, module.run(check).size());
    assertEquals(List.of(UNCHANGED), module.run(check));
    check.environment = Map.of("SCHEMA_REGISTRY_URL", server.url() + "/");
    assertEquals(List.of("shop.Order -> shop.Order: compatible"), module.run(check));
  }

  @Test
  void registrationPrintsVersionsAndIsDoneOnce() throws Exception {
    module.schema("Order", "id");
    RegisterMojo dry = register();
    dry.dryRun = true;
    assertEquals(List.of("shop.Order -> shop.Order: would be registered"), module.run(dry));
    assertEquals(List.of("shop.Order -> shop.Order: would be registered"), module.run(dry));
    assertEquals(
        List.of("shop.Order -> shop.Order: version 1, id 1, registered"), module.run(register()));
    assertEquals(List.of(UNCHANGED), module.run(register()));
    assertEquals(List.of(1), server.registry.versions("shop.Order"));
  }

  @Test
  void moduleWithoutSchemasIsPassedOverUnlessTheyAreRequired() throws Exception {
    assertEquals(
        List.of(
            "Nothing to do: there are no schemas in "
                + module.classes().resolve("META-INF/avro")
                + "."),
        module.run(check()));
    CheckMojo strict = check();
    strict.requireSchemas = true;
    MojoExecutionException failure =
        assertThrows(MojoExecutionException.class, () -> module.run(strict));
    assertTrue(message(failure).endsWith("or give the folder or jar with <classes>."));
    assertEquals(List.of(), server.requests);
  }

  @Test
  void skippedGoalDoesNothing() throws Exception {
    module.schema("Order", "id");
    CheckMojo check = check();
    check.skip = true;
    assertEquals(List.of("Skipped: <skip> is true."), module.run(check));
    assertEquals(List.of(), server.requests);
  }

  @Test
  void wrongConfigurationNamesParameters() {
    module.schema("Order", "id");
    CheckMojo check = check();
    check.subjectStrategy = "topic";
    MojoExecutionException failure =
        assertThrows(MojoExecutionException.class, () -> module.run(check));
    assertEquals("This <subjectStrategy> needs a <topic>.", failure.getMessage());
  }

  @Test
  void credentialsAreReadAsTheCommandsReadThemAndPrintedNowhere() throws Exception {
    module.schema("Order", "id");
    module.environment = Map.of("SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO", "me:s3cret");
    module.run(check());
    Path file = module.write("registry.properties", "basic.auth.user.info=me:s3cret\n");
    module.environment = Map.of();
    RegisterMojo register = register();
    register.config = file.toFile();
    List<String> printed = module.run(register);
    assertTrue(server.requests.stream().allMatch(it -> it.endsWith("Basic bWU6czNjcmV0")));
    assertFalse(printed.toString().contains("s3cret"));

    CheckMojo check = check();
    check.url = server.url().replace("://", "://me:s3cret@");
    MojoExecutionException failure =
        assertThrows(MojoExecutionException.class, () -> module.run(check));
    assertTrue(message(failure).startsWith("<url> has credentials"), failure::toString);
    assertFalse(failure.toString().contains("s3cret"));
    try (Stream<Path> kept = Files.walk(module.folder.resolve("target/avrodyne"))) {
      for (Path stamp : kept.filter(Files::isRegularFile).toList()) {
        assertTrue(Files.readString(stamp).matches("[0-9a-f]{64}"));
      }
    }
  }

  @Test
  void unreachableRegistryStopsTheBuild() {
    module.schema("Order", "id");
    CheckMojo check = check();
    check.url = "http://127.0.0.1:1";
    check.timeout = 1;
    assertThrows(MojoExecutionException.class, () -> module.run(check));
  }

  @Test
  void fileThatCannotBeWrittenStopsTheBuild() throws IOException {
    module.schema("Order", "id");
    module.write("target/avrodyne", "in the way");
    MojoExecutionException failure =
        assertThrows(MojoExecutionException.class, () -> module.run(check()));
    assertTrue(message(failure).startsWith("A file cannot be read or written: "));
  }

  private static String message(Exception failure) {
    return Objects.requireNonNull(failure.getMessage());
  }
}
