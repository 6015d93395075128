package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.registry.RegistryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {

  private final Shell shell;

  CommandsTest(@TempDir Path folder) {
    shell = new Shell(folder);
  }

  @Test
  void helpListsCommandsAndExitCodes() {
    Outcome help = shell.run("--help");
    assertEquals(ExitCode.DONE, help.code());
    assertEquals(List.of(), help.err());
    String text = String.join("\n", help.out());
    for (Command command : Commands.ALL) {
      assertTrue(text.contains("\n  " + command.name() + " "), text);
    }
    for (ExitCode code : ExitCode.values()) {
      assertTrue(text.contains("\n  " + code.number() + "  " + code.meaning()), text);
    }
    assertEquals(help, shell.run("help"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"register", "check", "set-compatibility", "fetch", "print", "diff", "explain"})
  void helpOfACommandListsItsOptions(String name) {
    Outcome help = shell.run(name, "--subject-strategy", "--help");
    assertEquals(ExitCode.DONE, help.code());
    assertEquals(List.of(), help.err());
    String text = String.join("\n", help.out());
    for (String option : List.of("--url URL", "--config FILE", "--timeout SECONDS", "--help")) {
      assertTrue(text.contains("\n  " + option + " "), text);
    }
  }

  @Test
  void helpFitsAScreen() {
    List<List<String>> texts = new ArrayList<>(List.of(shell.run("--help").out()));
    Commands.ALL.forEach(command -> texts.add(shell.run(command.name(), "--help").out()));
    for (List<String> text : texts) {
      assertTrue(text.size() <= 24, () -> String.join("\n", text));
      assertTrue(
          text.stream().allMatch(line -> line.length() <= 80), () -> String.join("\n", text));
    }
  }

  @Test
  void longHelpSaysWhatACommandDoesAndItsExitCodes() {
    for (Command command : Commands.ALL) {
      Outcome help = shell.run("help", command.name());
      assertEquals(ExitCode.DONE, help.code());
      String text = String.join("\n", help.out());
      assertTrue(text.contains(command.details()), text);
      assertTrue(text.contains("\n  1  refused: "), text);
      assertTrue(help.out().stream().allMatch(line -> line.length() <= 100), text);
    }
    assertEquals(ExitCode.USAGE, shell.run("help", "regster").code());
  }

  @Test
  void emptyCommandLineIsAnswered() {
    Outcome outcome = shell.run();
    assertEquals(ExitCode.USAGE, outcome.code());
    assertEquals(List.of(), outcome.out());
    assertEquals(shell.run("-h").out(), outcome.err());
  }

  @Test
  void unknownCommandIsRefused() {
    assertEquals(
        new Outcome(
            ExitCode.USAGE,
            List.of(),
            List.of(
                "There is no command regster. Did you mean register?"
                    + " The commands are register, check, set-compatibility, fetch, freeze,"
                    + " generate, print, diff, explain.")),
        shell.run("regster", "--url=http://a"));
  }

  @Test
  void unknownOptionIsRefused() {
    assertEquals(
        new Outcome(
            ExitCode.USAGE,
            List.of(),
            List.of("There is no option --clases. Did you mean --classes? See check --help.")),
        shell.run("check", "--clases=target/classes"));
  }

  @Test
  void buildWithoutSchemasFails() {
    Outcome outcome = shell.run("check", shell.classes(), "--subject-strategy=record");
    assertEquals(ExitCode.FAILED, outcome.code());
    assertEquals(1, outcome.err().size());
    assertTrue(outcome.err().get(0).contains(" does not exist. Compile first"));
  }

  @Test
  void failureOfTheRegistryIsPrinted() {
    shell.connector =
        client -> {
          throw new RegistryException("no access", 403, 0, null);
        };
    assertEquals(
        new Outcome(ExitCode.FAILED, List.of(), List.of("no access")),
        shell.run("fetch", "--subject=*", "--into=" + shell.folder));
  }

  @Test
  void unexpectedFailureIsNotTakenForARefusal() {
    shell.connector =
        client -> {
          throw new NoClassDefFoundError("com/fasterxml/jackson/core/JsonFactory");
        };
    assertEquals(
        new Outcome(
            ExitCode.FAILED,
            List.of(),
            List.of(
                "A class is missing, so a jar is missing or too old:"
                    + " java.lang.NoClassDefFoundError: com/fasterxml/jackson/core/JsonFactory")),
        shell.run("fetch", "--subject=*", "--into=" + shell.folder));
    shell.connector =
        client -> {
          throw new IllegalArgumentException("A subject must have a name");
        };
    assertEquals(
        List.of(
            "Unexpected failure: java.lang.IllegalArgumentException: A subject must have a name"),
        shell.run("fetch", "--subject=*", "--into=" + shell.folder).err());
  }
}
