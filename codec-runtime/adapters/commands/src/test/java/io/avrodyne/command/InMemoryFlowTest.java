package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.registry.InMemoryRegistry;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two releases of a build, with a registry that judges compatibility. */
class InMemoryFlowTest {

  private final Shell shell;

  InMemoryFlowTest(@TempDir Path folder) {
    shell = new Shell(folder);
    InMemoryRegistry registry = new InMemoryRegistry();
    shell.connector = client -> registry;
    shell.schema("shop.Note", Shell.user("shop.Note", "shop.Order"));
    shell.schema("shop.Order", Shell.record("shop.Order", "id"));
  }

  private Outcome run(String command) {
    return shell.run(command, shell.classes(), "--topic=orders", "--map=shop.Note=notes");
  }

  @Test
  void breakingChangeIsRefusedAndCompatibleOneBecomesTheNextVersion() {
    assertEquals(
        List.of(
            "shop.Order -> orders-value: version 1, id 1, registered",
            "shop.Note -> notes: version 1, id 2, registered"),
        run("register").out());

    shell.schema("shop.Order", Shell.record("shop.Order", "id", "size"));
    Outcome check = run("check");
    assertEquals(ExitCode.REFUSED, check.code());
    assertEquals(
        List.of("shop.Order -> orders-value: incompatible", "shop.Note -> notes: incompatible"),
        check.out());
    assertTrue(check.err().get(1).contains("size"), check::toString);
    assertEquals(ExitCode.REFUSED, run("register").code());

    shell.schema("shop.Order", Shell.record("shop.Order"));
    assertEquals(new Outcome(ExitCode.DONE, run("check").out(), List.of()), run("check"));
    assertEquals(
        List.of(
            "shop.Order -> orders-value: version 2, id 3, registered",
            "shop.Note -> notes: version 2, id 4, registered"),
        run("register").out());
    assertEquals(
        List.of(
            "shop.Order -> orders-value: version 2, id 3, unchanged",
            "shop.Note -> notes: version 2, id 4, unchanged"),
        run("register").out());
    assertEquals(
        List.of(
            "notes -> shop.Note/1.avsc: written",
            "notes -> shop.Note/2.avsc: written",
            "orders-value -> shop.Order/1.avsc: written",
            "orders-value -> shop.Order/2.avsc: written"),
        shell.run("fetch", "--subject=*", "--into=" + shell.folder.resolve("history")).out());
  }
}
