package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands of the Gradle tasks that the page shows, in a folder with Gradle's layout. */
class GradleBlockTest {

  private static final Pattern COMMAND = Pattern.compile("(?m)^  command\\((\".*)\\)$");
  private static final Pattern TASK =
      Pattern.compile("(?ms)^tasks\\.register<JavaExec>\\(\"(\\w+)\"\\) \\{$(.*?)^\\}$");
  private static final Pattern DEPENDENCIES =
      Pattern.compile("(?m)^tasks\\.named\\(\"check\"\\) \\{\\R  dependsOn\\((.*)\\)$");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"");
  private static final Pattern PATH = Pattern.compile("(?<==)((?:build|src)/.*)");

  private final RegistryServer server = new RegistryServer();
  private final ModuleFolder module;

  GradleBlockTest(@TempDir Path folder) {
    module = new ModuleFolder(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** Returns the command line of each task; paths are those of the project. */
  private List<List<String>> commands() throws IOException {
    String block = new BuildPage().block("kotlin", "JavaExec");
    return COMMAND.matcher(block).results().map(command -> words(command.group())).toList();
  }

  private List<String> words(String task) {
    Matcher command = COMMAND.matcher(task);
    assertTrue(command.find(), task);
    return WORD.matcher(command.group(1))
        .results()
        .map(
            word ->
                PATH.matcher(word.group(1))
                    .replaceAll(path -> module.folder.resolve(path.group(1)).toString()))
        .toList();
  }

  /**
   * A variable that GitHub does not know is empty, not absent. Of the tasks of every build, those
   * that then cannot run have a condition.
   */
  @Test
  void tasksOfEveryBuildNeedNoRegistry() throws IOException {
    module.write(
        "build/classes/java/main/META-INF/avro/shop.Order.avsc",
        ModuleFolder.record("Order", "id"));
    String block = new BuildPage().block("kotlin", "JavaExec");
    Matcher build = DEPENDENCIES.matcher(block);
    assertTrue(build.find(), block);
    List<String> conditional = new ArrayList<>();
    List<String> failing = new ArrayList<>();
    for (MatchResult task : TASK.matcher(block).results().toList()) {
      if (!build.group(1).contains('"' + task.group(1) + '"')) {
        continue;
      }
      if (task.group(2).contains("  enabled = !registry.")) {
        conditional.add(task.group(1));
      }
      Outcome outcome = Outcome.of(words(task.group(2)), Map.of("SCHEMA_REGISTRY_URL", ""));
      if (outcome.reason().equals("The registry is unknown. Give <url>.")) {
        failing.add(task.group(1));
      }
    }
    assertEquals(List.of("checkSchemas"), failing);
    assertEquals(failing, conditional);
  }

  /** In {@link GradleBuildTest}, Gradle runs the block for Groovy. */
  @Test
  void blocksForKotlinAndGroovyHaveTheSameTasks() throws IOException {
    BuildPage page = new BuildPage();
    String groovy =
        tasks(page.block("groovy", "JavaExec"))
            .replace("command(it, ", "command(")
            .replaceAll("register\\((\"\\w+\"), JavaExec\\)", "register<JavaExec>($1)");
    assertEquals(tasks(page.block("kotlin", "JavaExec")), groovy);
  }

  private static String tasks(String block) {
    return block.substring(block.indexOf("tasks.register"));
  }

  @Test
  void commandsOfTheTasksAreDone() throws IOException {
    String order = ModuleFolder.record("Order", "id");
    module.write("build/classes/java/main/META-INF/avro/shop.Order.avsc", order);
    Map<String, String> environment = Map.of("SCHEMA_REGISTRY_URL", server.url());
    List<String> done = new ArrayList<>();
    List<List<String>> commands = new ArrayList<>(commands());
    assertEquals(List.of("generate", "--check"), commands.remove(1));
    for (List<String> command : commands) {
      Outcome outcome = Outcome.of(command, environment);
      assertTrue(outcome.isDone(), outcome::toString);
      done.addAll(outcome.out());
    }
    assertEquals(
        List.of(
            "shop.Order -> shop.Order: compatible",
            "shop.Order -> shop.Order: version 1, id 1, registered",
            "shop.Order -> shop.Order/1.avsc: written",
            "shop.Order/1.avsc: unchanged",
            "shop.Order: the same data"),
        done);
  }
}
