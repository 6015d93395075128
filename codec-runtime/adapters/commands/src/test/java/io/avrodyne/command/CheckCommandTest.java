package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.command.Shell.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

  private final Shell shell;

  CheckCommandTest(@TempDir Path folder) {
    shell = new Shell(folder);
    shell.schema("shop.Note", Shell.user("shop.Note", "shop.Order"));
    shell.schema("shop.Order", Shell.record("shop.Order", "id"));
  }

  private Outcome check() {
    return shell.run("check", shell.classes(), "--subject-strategy", "record");
  }

  @Test
  void compatibleSchemasAreListed() {
    assertEquals(
        new Outcome(
            ExitCode.DONE,
            List.of("shop.Order -> shop.Order: compatible", "shop.Note -> shop.Note: compatible"),
            List.of()),
        check());
    assertEquals(List.of(), shell.registry.registrations);
  }

  @Test
  void eachRefusedSchemaHasItsReasons() {
    shell.registry.refusals.put("shop.Note", List.of());
    shell.registry.refusals.put("shop.Order", List.of("a field\nhas no default", "an enum"));
    assertEquals(
        new Outcome(
            ExitCode.REFUSED,
            List.of(
                "shop.Order -> shop.Order: incompatible", "shop.Note -> shop.Note: incompatible"),
            List.of(
                "shop.Order refuses shop.Order:",
                "  a field?has no default",
                "  an enum",
                "shop.Note refuses shop.Note. The registry gives no reason.")),
        check());
  }
}
