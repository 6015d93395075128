package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegisterCommandTest {

  private final Shell shell;

  RegisterCommandTest(@TempDir Path folder) {
    shell = new Shell(folder);
    shell.schema("shop.Note", Shell.record("shop.Note", "id"));
    shell.schema("shop.Order", Shell.record("shop.Order", "id"));
  }

  private Outcome register(String... more) {
    return shell.run(List.of("register", shell.classes(), "--subject-strategy=record"), more);
  }

  @Test
  void schemasAreRegisteredOnce() {
    assertEquals(
        new Outcome(
            ExitCode.DONE,
            List.of(
                "shop.Note -> shop.Note: version 1, id 101, registered",
                "shop.Order -> shop.Order: version 1, id 201, registered"),
            List.of()),
        register());
    assertEquals(
        new Outcome(
            ExitCode.DONE,
            List.of(
                "shop.Note -> shop.Note: version 1, id 101, unchanged",
                "shop.Order -> shop.Order: version 1, id 201, unchanged"),
            List.of()),
        register());
    assertEquals(List.of("shop.Note []", "shop.Order []"), shell.registry.registrations);
    assertTrue(shell.registry.closed);
  }

  @Test
  void newVersionIsRegistered() {
    register();
    shell.schema("shop.Order", Shell.record("shop.Order", "id", "size"));
    assertEquals(
        List.of(
            "shop.Note -> shop.Note: version 1, id 101, unchanged",
            "shop.Order -> shop.Order: version 2, id 202, registered"),
        register().out());
  }

  @Test
  void schemaThatDiffersInADefaultIsRegistered() {
    shell.registry.put("shop.Order", 1, Shell.record("shop.Order", "id"));
    shell.registry.findsOtherDefaults = true;
    shell.schema(
        "shop.Order", Shell.record("shop.Order", "id").replace("\"int\"", "\"int\",\"default\":1"));
    assertEquals(
        List.of("shop.Order -> shop.Order: version 2, id 102, registered"),
        register("--include=*Order").out());
  }

  @Test
  void dryRunRegistersNothing() {
    shell.registry.put("shop.Note", 7, Shell.record("shop.Note", "id"));
    assertEquals(
        new Outcome(
            ExitCode.DONE,
            List.of(
                "shop.Note -> shop.Note: version 7, id 107, unchanged",
                "shop.Order -> shop.Order: would be registered"),
            List.of()),
        register("--dry-run"));
    assertEquals(List.of(), shell.registry.registrations);
  }

  @Test
  void refusedSchemaKeepsAllOthersOut() {
    shell.registry.refusals.put("shop.Order", List.of("reason 1", "reason 2"));
    Outcome expected =
        new Outcome(
            ExitCode.REFUSED,
            List.of(),
            List.of(
                "shop.Order refuses shop.Order:",
                "  reason 1",
                "  reason 2",
                "Nothing was registered."));
    assertEquals(expected, register());
    assertEquals(expected, register("--dry-run"));
    assertEquals(List.of(), shell.registry.registrations);
  }

  @Test
  void refusalAfterTheCheckEndsTheRegistration() {
    shell.registry.refusals.put("shop.Note", List.of());
    shell.registry.refusesOnlyRegistration = true;
    assertEquals(
        new Outcome(
            ExitCode.REFUSED,
            List.of(),
            List.of(
                "shop.Note refused the schema",
                "shop.Note -> shop.Note and the schemas after it were not registered.")),
        register());
    assertEquals(List.of(), shell.registry.registrations);
  }

  @Test
  void schemasThatOthersUseAreRegisteredFirstAndReferredTo() {
    shell.schema("shop.Note", Shell.user("shop.Note", "shop.Order"));
    shell.registry.put("shop.Order", 1, Shell.record("shop.Order", "number"));
    shell.registry.saysNoVersion = true;
    List<String> lines =
        List.of(
            "shop.Order -> shop.Order: version 2, id 102, registered",
            "shop.Note -> shop.Note: version 1, id 201, registered");
    assertEquals(lines, register("--include=*Note").out());
    assertEquals(
        List.of(
            "shop.Order []",
            "shop.Note [SchemaReference[name=shop.Order, subject=shop.Order, version=2]]"),
        shell.registry.registrations);
    assertEquals(
        lines.stream().map(line -> line.replace("registered", "unchanged")).toList(),
        register().out());
  }

  @Test
  void registrationDecidesIfTheRegistryCannotCompareReferences() {
    shell.schema("shop.Note", Shell.user("shop.Note", "shop.Order"));
    shell.registry.cannotCompareReferences = true;
    register();
    shell.schema("shop.Note", Shell.user("shop.Note", "Order").replace("other", "another"));
    assertEquals(
        List.of(
            "shop.Order -> shop.Order: version 1, id 101, unchanged",
            "shop.Note -> shop.Note: version 2, id 202, registered"),
        register().out());
    assertEquals(
        new Outcome(
            ExitCode.FAILED,
            List.of("shop.Order -> shop.Order: compatible"),
            List.of("the latest version has references")),
        shell.run("check", shell.classes(), "--subject-strategy=record"));
  }
}
