package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.maven.Project.Exit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tasks of a build engineer, done with the blocks and commands of the page and nothing else.
 * They were written down before the page:
 *
 * <ol>
 *   <li>The services of a shop have one parent POM. A build must fail, with the reason, if the
 *       registry would refuse a schema of any of them; a schema that was merged must be registered;
 *       and nobody wants to keep a list of subjects. Developers have no registry.
 *   <li>GitHub has to do that for each pull request and for {@code main}. The registry wants a
 *       password, which must not appear in a log.
 *   <li>A team whose schemas are in files wants to know that its sources declare what they say,
 *       wants the versions of the registry as files that the compiler checks against, and wants to
 *       be told which side goes first before a release.
 * </ol>
 */
@Tag("slow")
@EnabledIfSystemProperty(named = Project.REPOSITORY, matches = ".+")
class BuildEngineerTest {

  private static final String ORDER = "@AvroRecord\npublic record Order(int id%s) {}";

  /** The options of the processor, as the pages about schemas and histories set them. */
  private static final String SCHEMAS =
      "<arg>-Aavrodyne.schemas=${project.basedir}/src/main/avro</arg>";

  private static final String HISTORY =
      "<arg>-Aavrodyne.history=${project.basedir}/src/main/avro-history</arg>";

  private final RegistryServer server = new RegistryServer();
  private final BuildPage page;
  private final Project project;

  BuildEngineerTest(@TempDir Path folder) throws IOException {
    page = new BuildPage();
    project = new Project(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Map<String, String> registry() {
    return Map.of("SCHEMA_REGISTRY_URL", server.url());
  }

  private String command(String part) {
    return page.commands().stream().filter(it -> it.contains(part)).findFirst().orElseThrow();
  }

  private void order(String more) throws IOException {
    project.source("orders", "Order", ORDER.formatted(more));
  }

  private void shop() throws IOException {
    project.pom(
        "<packaging>pom</packaging><modules><module>orders</module><module>texts</module>"
            + "<module>payments</module></modules>",
        "",
        "",
        page.block("xml", "<profiles>"));
    for (String module : List.of("orders", "texts", "payments")) {
      project.module(module);
    }
    order("");
    project.source("payments", "Payment", "@AvroRecord\npublic record Payment(long cents) {}");
    project.write("texts/src/main/resources/text.txt", "no schemas here");
  }

  @Test
  void servicesAreCheckedAndRegisteredByTheirParent() throws Exception {
    shop();
    project.run(command("mvn verify"), Map.of()).requireDone();
    assertEquals(List.of(), server.requests);

    String checked = project.run(command("mvn verify"), registry()).requireDone().log();
    assertTrue(checked.contains("shop.Payment -> shop.Payment: compatible"), checked);
    assertEquals(List.of(), server.registry.subjects());
    String registered = project.run(command("avrodyne:register"), registry()).requireDone().log();
    assertTrue(registered.contains("Order: version 1, id 1, registered"), registered);
    assertEquals(List.of("shop.Order", "shop.Payment"), server.registry.subjects());
    String compared = project.run(command("avrodyne:diff"), registry()).requireDone().log();
    assertTrue(compared.contains("shop.Order: the same data"), compared);
    assertTrue(compared.contains("shop.Order: only in <old>"), compared);

    order(", int count");
    Exit refused = project.run(command("mvn verify"), registry());
    assertNotEquals(0, refused.code());
    assertTrue(refused.log().contains("shop.Order refuses shop.Order"), refused.log());
    assertTrue(refused.log().contains("count"), refused.log());

    order(", @io.avrodyne.api.AvroDefault(\"1\") int count");
    project.run(command("mvn verify"), registry()).requireDone();
    project.run(command("avrodyne:register"), registry()).requireDone();
    assertEquals(List.of(1, 2), server.registry.versions("shop.Order"));
    assertEquals(List.of(1), server.registry.versions("shop.Payment"));
  }

  @Test
  void workflowChecksPullRequestsAndRegistersWhatIsMerged() throws Exception {
    shop();
    Workflow workflow = Workflow.of(page);
    Map<String, String> environment = workflow.environment(server.url(), "robot:s3cret");
    StringBuilder log = new StringBuilder();
    for (String command : workflow.commands("refs/pull/7/merge")) {
      log.append(project.run(command, environment).requireDone().log());
    }
    assertEquals(List.of(), server.registry.subjects());
    for (String command : workflow.commands("refs/heads/main")) {
      log.append(project.run(command, environment).requireDone().log());
    }
    assertEquals(List.of("shop.Order", "shop.Payment"), server.registry.subjects());
    assertTrue(
        server.requests.stream().allMatch(it -> it.endsWith(" Basic cm9ib3Q6czNjcmV0")),
        server.requests::toString);
    assertFalse(log.toString().contains("s3cret"));
  }

  @Test
  void sourcesFollowSchemasAndTheHistoryFollowsTheRegistry() throws Exception {
    project.pom("", SCHEMAS, page.block("xml", "<goal>generate</goal>"), "");
    project.write("src/main/avro/order.avsc", ModuleFolder.record("Order", "id"));
    Exit different = project.run("mvn compile", registry());
    assertNotEquals(0, different.code());
    assertTrue(different.log().contains("would be new: "), different.log());
    project.run(command("avrodyne.write"), registry()).requireDone();
    String compiled = project.run("mvn compile", registry()).requireDone().log();
    assertTrue(compiled.contains("The sources declare what the schemas say."), compiled);

    Schema order = new Schema.Parser().parse(ModuleFolder.record("Order", "id"));
    server.registry.register("shop.Order", order, List.of());
    project.pom("", SCHEMAS, page.block("xml", "<subjects>"), "");
    project.run(command("avrodyne:fetch"), registry()).requireDone();
    assertTrue(project.has("src/main/avro-history/shop.Order/1.avsc"));
    project.pom("", SCHEMAS + HISTORY, page.block("xml", "<subjects>"), "");
    project.run(command("avrodyne:freeze -Davrodyne.freezeCheck"), registry()).requireDone();
    String same = project.run(command("avrodyne:diff"), registry()).requireDone().log();
    assertTrue(same.contains("shop.Order: the same data"), same);
  }
}
