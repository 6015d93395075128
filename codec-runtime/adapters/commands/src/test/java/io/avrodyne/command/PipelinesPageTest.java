package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.registry.settings.RegistryKeys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands of the page, and compares its tables with what the commands know. */
class PipelinesPageTest {

  private static final Path PAGE = Path.of("..", "..", "REGISTRIES.md");
  private static final String PROGRAM = "java -jar codec-commands-all.jar ";
  private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final Pattern VARIABLE = Pattern.compile("`(SCHEMA_REGISTRY_\\w+)`");
  private static final Pattern OPTION = Pattern.compile("`(--[a-z-]+)");

  private final Shell shell;

  PipelinesPageTest(@TempDir Path folder) {
    shell = new Shell(folder);
    InMemoryRegistry registry = new InMemoryRegistry();
    shell.connector = client -> registry;
    shell.schema("shop.Order", Shell.record("shop.Order", "id"));
  }

  private static List<String> page() throws IOException {
    List<String> lines = Files.readAllLines(PAGE);
    int begin = lines.indexOf("## In pipelines");
    List<String> section = new ArrayList<>();
    for (int i = begin + 1; i < lines.size() && !lines.get(i).startsWith("## "); i++) {
      section.add(lines.get(i));
    }
    return section;
  }

  /** The folders of the page are relative to the project. */
  private Outcome run(String command) {
    List<String> line = new ArrayList<>();
    for (MatchResult found : ARGUMENT.matcher(command).results().toList()) {
      String argument = found.group(1) == null ? found.group(2) : found.group(1);
      boolean isFolder = argument.startsWith("src/");
      line.add(isFolder ? shell.folder.resolve(argument).toString() : argument);
    }
    if (!command.startsWith("fetch")) {
      line.add(shell.classes());
    }
    return shell.run(line.toArray(new String[0]));
  }

  @Test
  void commandsAreDone() throws IOException {
    List<String> printed = new ArrayList<>();
    for (String line : page()) {
      if (line.startsWith(PROGRAM)) {
        Outcome outcome = run(line.substring(PROGRAM.length()));
        assertEquals(List.of(), outcome.err());
        assertEquals(ExitCode.DONE, outcome.code());
        printed.addAll(outcome.out());
      }
    }
    assertEquals(
        List.of(
            "shop.Order -> shop.Order: compatible",
            "shop.Order -> orders-value: version 1, id 1, registered",
            "orders-value: BACKWARD (the default) -> FULL, set",
            "orders-value -> shop.Order/1.avsc: written",
            "shop.Order/1.avsc: unchanged"),
        printed);
  }

  @Test
  void tableOfExitCodesIsComplete() throws IOException {
    List<String> rows = page().stream().filter(line -> line.matches("\\| \\d \\| .*")).toList();
    assertEquals(
        Arrays.stream(ExitCode.values())
            .map(code -> "| " + code.number() + " | " + code.meaning() + " |")
            .toList(),
        rows);
  }

  @Test
  void namedVariablesAndOptionsExist() throws IOException {
    List<String> variables = RegistryKeys.family().stream().map(SettingsReader::variable).toList();
    String help =
        String.join("\n", shell.run("register", "--help").out())
            + String.join("\n", shell.run("fetch", "--help").out())
            + String.join("\n", shell.run("freeze", "--help").out())
            + String.join("\n", shell.run("set-compatibility", "--help").out());
    List<String> unknown = new ArrayList<>();
    for (String line : page()) {
      VARIABLE.matcher(line).results().map(found -> found.group(1)).forEach(unknown::add);
      OPTION
          .matcher(line)
          .results()
          .map(found -> found.group(1))
          .filter(option -> !help.contains("\n  " + option + " "))
          .forEach(unknown::add);
    }
    unknown.removeAll(variables);
    assertEquals(List.of(), unknown);
  }

  @Test
  void keysWithoutAVariableAreNamed() throws IOException {
    Set<String> without = RegistryKeys.known();
    without.removeAll(RegistryKeys.family());
    without.add(RegistryKeys.REQUEST_HEADER + "<name>");
    String page = String.join(" ", page());
    for (String key : without) {
      assertTrue(page.contains("`" + key + "`"), key);
    }
  }
}
