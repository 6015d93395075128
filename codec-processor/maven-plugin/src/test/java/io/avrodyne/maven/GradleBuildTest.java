package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.avrodyne.command.Main;
import io.avrodyne.maven.Project.Exit;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the page's block for Groovy in Gradle, with the configuration cache. {@link GradleBlockTest}
 * compares the block for Kotlin with it.
 */
@EnabledIfSystemProperty(named = Project.REPOSITORY, matches = ".+")
@EnabledForJreRange(max = JRE.JAVA_22, disabledReason = "Gradle 8.9 does not know this JVM.")
class GradleBuildTest {

  /** What the page leaves to the reader. */
  private static final String BUILD =
      """
      plugins {
        id("java")
      }

      repositories {
        mavenLocal()
        maven { url = uri("%s") }
      }

      dependencies {
        implementation("io.avrodyne:codec-runtime:0.1.0-SNAPSHOT")
        annotationProcessor("io.avrodyne:codec-processor:0.1.0-SNAPSHOT")
      }

      tasks.named("compileJava") {
        options.compilerArgs.add("-Aavrodyne.schemas=$projectDir/src/main/avro")
        // This Gradle lacks its plugin for a compiler in the same JVM.
        options.fork = true
        options.forkOptions.executable = "%s/bin/javac"
      }

      """;

  private static Optional<GradleHome> gradle = Optional.empty();

  private final RegistryServer server = new RegistryServer();
  private final Project project;

  GradleBuildTest(@TempDir Path folder) throws IOException {
    project = new Project(folder);
    gradle.orElseThrow().writeScript(project);
    project.write("settings.gradle", "rootProject.name = 'shop'\n");
    project.write(
        "build.gradle",
        BUILD.formatted(
                Path.of(System.getProperty("outer.repository", "")).toUri(),
                System.getProperty("java.home"))
            + new BuildPage().block("groovy", "JavaExec"));
  }

  @BeforeAll
  static void create(@TempDir Path folder) throws IOException {
    Path classPath = Path.of(System.getProperty("gradle.classpath", "-"));
    assumeTrue(Files.exists(classPath), "Gradle is missing: the profile gradle downloads it.");
    String paths = Files.readString(classPath).strip();
    gradle =
        Optional.of(
            new GradleHome(
                folder, Stream.of(paths.split(File.pathSeparator, -1)).map(Path::of).toList()));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** Runs a command with a registry that wants a password. */
  private Exit run(String command, String password) throws Exception {
    return project.run(
        command,
        Map.of(
            "SCHEMA_REGISTRY_URL",
            server.url(),
            "SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO",
            "robot:" + password));
  }

  private Exit run(String command) throws Exception {
    return run(command, "s3cret");
  }

  private Path schema(String... fields) throws IOException {
    return project.write("src/main/avro/order.avsc", ModuleFolder.record("Order", fields));
  }

  /** Writes a schema of integers and its class, without starting Gradle. */
  private void order(String... fields) throws IOException {
    Path schemas = Objects.requireNonNull(schema(fields).getParent());
    Main.main(
        new String[] {
          "generate",
          "--write",
          "--schemas=" + schemas,
          "--output=" + schemas.resolveSibling("java"),
        });
  }

  private void register(String... fields) throws IOException {
    Schema schema = new Schema.Parser().parse(ModuleFolder.record("Order", fields));
    server.registry.register("shop.Order", schema, List.of());
  }

  private static void requireIn(String log, String... lines) {
    for (String line : lines) {
      assertTrue(log.contains(line), () -> line + " is not in\n" + log);
    }
  }

  @Test
  void tasksAreUpToDateAndTheirConfigurationIsReused() throws Exception {
    schema("id");
    project
        .run("./gradlew checkSources --args='generate --write'", Map.of("SCHEMA_REGISTRY_URL", ""))
        .requireDone();
    String command = "./gradlew check registerSchemas";
    requireIn(
        run(command).requireDone().log(),
        "> Task :compileJava\n",
        "The sources declare what the schemas say.",
        "shop.Order -> shop.Order: compatible",
        "shop.Order -> shop.Order: version 1, id 1, registered",
        "Configuration cache entry stored.");
    List<String> asked = List.copyOf(server.requests);
    requireIn(
        run(command).requireDone().log(),
        "Reusing configuration cache.",
        "> Task :checkSchemas UP-TO-DATE",
        "> Task :checkSources UP-TO-DATE",
        "> Task :registerSchemas UP-TO-DATE");
    assertEquals(asked, server.requests);
  }

  @Test
  void refusedSchemasAndOtherSourcesFailTheBuild() throws Exception {
    register("id");
    order("id", "count");
    Exit refused = run("./gradlew check");
    assertNotEquals(0, refused.code());
    requireIn(refused.log(), "> Task :checkSchemas FAILED", "shop.Order refuses shop.Order");

    schema("id", "price");
    Exit different = run("./gradlew checkSources");
    assertNotEquals(0, different.code());
    requireIn(different.log(), "> Task :checkSources FAILED", "would be replaced: ");
  }

  @Test
  void historyFollowsTheRegistry() throws Exception {
    register("id");
    order("id");
    String command = "./gradlew fetchSchemas freezeSchemas diffSchemas";
    requireIn(
        run(command).requireDone().log(),
        "shop.Order -> shop.Order/1.avsc: written",
        "shop.Order/1.avsc: unchanged",
        "shop.Order: the same data");
    assertTrue(project.has("src/main/avro-history/shop.Order/1.avsc"));
    server.requests.clear();
    requireIn(
        run(command, "changed").requireDone().log(),
        "Reusing configuration cache.",
        "shop.Order/1.avsc: unchanged",
        "> Task :freezeSchemas UP-TO-DATE");
    assertFalse(server.requests.isEmpty());
    // "robot:changed"
    assertTrue(
        server.requests.stream().allMatch(it -> it.endsWith(" Basic cm9ib3Q6Y2hhbmdlZA==")),
        server.requests::toString);
  }

  @Test
  void nothingIsDoneWithoutSchemasOrRegistry() throws Exception {
    requireIn(
        run("./gradlew check registerSchemas freezeSchemas diffSchemas -x checkSources")
            .requireDone()
            .log(),
        "> Task :checkSchemas NO-SOURCE",
        "> Task :registerSchemas NO-SOURCE",
        "> Task :freezeSchemas NO-SOURCE",
        "> Task :diffSchemas NO-SOURCE");
    order("id");
    requireIn(
        project.run("./gradlew check", Map.of("SCHEMA_REGISTRY_URL", "")).requireDone().log(),
        "> Task :checkSchemas SKIPPED");
    assertEquals(List.of(), server.requests);
  }
}
