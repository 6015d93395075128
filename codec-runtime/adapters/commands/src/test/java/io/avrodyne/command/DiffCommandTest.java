package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {

  private final Shell shell;

  DiffCommandTest(@TempDir Path folder) {
    shell = new Shell(folder);
    shell.write("old/Order.avsc", Shell.record("shop.Order", "id"));
    shell.write("old/Gone.avsc", Shell.record("shop.Gone", "id"));
    shell.write("old/Same.avsc", Shell.record("shop.Same", "id"));
    shell.schema("shop.Order", Shell.record("shop.Order", "id", "total"));
    shell.schema("shop.Same", Shell.record("shop.Same", "id"));
    shell.schema("shop.New", Shell.record("shop.New", "id"));
  }

  private String at(String place) {
    return shell.folder.resolve(place).toString();
  }

  @Test
  void comparesFoldersTypeByType() {
    assertEquals(
        new Outcome(
            ExitCode.DONE,
            List.of(
                "shop.Gone: removed",
                "shop.New: added",
                "shop.Order: forward compatible: writers first, and readers when no old data are"
                    + " left",
                "  total: added without a default; forward compatible: writers first, and readers"
                    + " when no old data are left",
                "shop.Same: the same data"),
            List.of()),
        shell.run("diff", "--old", at("old"), "--new", at("classes")));
  }

  @Test
  void comparesAVersionOfASubjectWithAFile() {
    shell.registry.put("orders-value", 1, Shell.record("shop.Order", "id"));
    shell.registry.put("orders-value", 2, Shell.record("shop.Order", "id", "total"));
    assertEquals(
        List.of("shop.Order: the same data"),
        shell.run("diff", "--old=subject:orders-value:1", "--new", at("old/Order.avsc")).out());
    assertEquals(
        List.of(
            "shop.Order: backward compatible: readers first",
            "  total: removed, without a default; backward compatible: readers first"),
        shell.run("diff", "--old=subject:orders-value", "--new", at("old/Order.avsc")).out());
  }

  @Test
  void whatIsCompatibleNeitherWayIsRefused() {
    shell.write("new/Order.avsc", Shell.record("shop.Order", "id").replace("int", "boolean"));
    Outcome outcome = shell.run("diff", "--old", at("old/Order.avsc"), "--new", at("new"));
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertEquals(2, outcome.out().size());
  }

  @Test
  void sidesThatAreMissingAreSaid() {
    for (String[] line :
        List.of(
            new String[] {"diff"},
            new String[] {"diff", "--old", at("old")},
            new String[] {"diff", "--old=subject:none", "--new", at("old")})) {
      Outcome outcome = shell.run(line);
      assertEquals(ExitCode.USAGE, outcome.code(), outcome::toString);
      assertEquals(List.of(), outcome.out());
    }
    assertEquals(
        ExitCode.FAILED, shell.run("diff", "--old", at("nowhere"), "--new", at("old")).code());
  }

  @Test
  void explainsHowAReaderReads() {
    shell.write("new/Order.avsc", Shell.record("shop.Order", "id").replace("\"int\"", "\"long\""));
    Outcome outcome =
        shell.run("explain", "--writer", at("old/Order.avsc"), "--reader", at("new/Order.avsc"));
    assertEquals(ExitCode.DONE, outcome.code(), outcome::toString);
    assertTrue(String.join(" ", outcome.out()).contains("id"), outcome::toString);
    Outcome back =
        shell.run("explain", "--writer", at("new/Order.avsc"), "--reader", at("old/Order.avsc"));
    assertEquals(ExitCode.REFUSED, back.code());
    assertTrue(back.err().get(0).contains("id"), back::toString);
    assertEquals(
        ExitCode.USAGE,
        shell.run("explain", "--writer", at("old"), "--reader", at("old/Order.avsc")).code());
  }
}
