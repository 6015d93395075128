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
  void aFileOrASubjectIsAboutOneType() {
    assertEquals(
        List.of("shop.Same: the same data"),
        shell.run("diff", "--old", at("old/Same.avsc"), "--new", at("classes")).out());
    shell.write("one/META-INF/avro/shop.New.avsc", Shell.record("shop.New", "id"));
    shell.registry.put("same-value", 1, Shell.record("shop.Same", "id"));
    assertEquals(
        Outcome.done("shop.Same: only in --old"),
        shell.run("diff", "--old=subject:same-value", "--new", at("one")));
    assertEquals(
        Outcome.done("shop.Same: only in --new"),
        shell.run("diff", "--old", at("one"), "--new=subject:same-value"));
  }

  @Test
  void comparesARegistryWithABuild() {
    shell.registry.put("orders-value", 1, Shell.record("shop.Order", "id"));
    shell.registry.put("orders-value", 2, Shell.record("shop.Order", "id", "total"));
    shell.registry.put("gone-value", 1, Shell.record("shop.Gone", "id"));
    shell.registry.put("json-value", 1, Shell.record("shop.Same", "id"));
    shell.registry.put("orders-key", 1, "\"string\"");
    shell.registry.notAvro.add("json-value");
    assertEquals(
        new Outcome(
            ExitCode.DONE,
            List.of(
                "shop.Gone: removed",
                "shop.New: added",
                "shop.Order: the same data",
                "shop.Same: added"),
            List.of("Passed over: json-value is not an Avro schema")),
        shell.run("diff", "--old=subject:*-value", "--new", at("classes")));
    assertEquals(
        ExitCode.USAGE, shell.run("diff", "--old=subject:none*", "--new", at("classes")).code());
  }

  @Test
  void typesOfDifferentNamesAreNotComparedUnlessEachIsNamed() {
    shell.write("a/A.avsc", Shell.record("shop.A", "id"));
    shell.write("b/B.avsc", Shell.record("shop.B", "id"));
    assertEquals(
        List.of("shop.A: removed", "shop.B: added"),
        shell.run("diff", "--old", at("a"), "--new", at("b")).out());
    Outcome named = shell.run("diff", "--old", at("a/A.avsc"), "--new", at("b/B.avsc"));
    assertEquals(ExitCode.REFUSED, named.code());
    assertTrue(named.out().get(1).contains("shop.A is now shop.B"), named::toString);
  }

  @Test
  void renamedTypesAreFoundByTheirAliases() {
    String renamed =
        Shell.record("shop.Fresh", "id").replace("\"fields\"", "\"aliases\":[\"Gone\"],\"fields\"");
    shell.schema("shop.Fresh", renamed);
    List<String> out = shell.run("diff", "--old", at("old"), "--new", at("classes")).out();
    assertEquals("shop.Fresh: backward compatible: readers first", out.get(0));
    assertEquals(
        out.subList(0, 2),
        shell.run("diff", "--old", at("old/Gone.avsc"), "--new", at("classes")).out());
  }

  @Test
  void unionsOfABuildHaveTheNamesOfTheirFiles() {
    for (String side : List.of("before", "after")) {
      shell.write(side + "/META-INF/avro/shop.Event.avsc", "[\"int\",\"string\"]");
      shell.write(side + "/META-INF/avro/shop.Part.avsc", "[\"int\",\"long\"]");
    }
    assertEquals(
        List.of("shop.Event: the same data", "shop.Part: the same data"),
        shell.run("diff", "--old", at("before"), "--new", at("after")).out());
    shell.write("single/META-INF/avro/shop.Event.avsc", "[\"int\",\"string\"]");
    shell.registry.put("events-value", 1, "[\"int\",\"string\"]");
    assertEquals(
        List.of("shop.Event: the same data"),
        shell.run("diff", "--old=subject:events-value", "--new", at("single")).out());
  }

  @Test
  void versionsOfOneFingerprintAreSaid() {
    String time = "{\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}";
    String old = Shell.record("shop.A", "at").replace("\"int\"", time);
    shell.write("a/A.avsc", old);
    shell.write("b/A.avsc", old.replace("millis", "micros"));
    List<String> out = shell.run("diff", "--old", at("a"), "--new", at("b")).out();
    assertEquals("shop.A: compatible both ways: either side first", out.get(0));
    assertEquals(
        "  a message with a fingerprint does not say which of the two wrote it, so each side reads it"
            + " with its own logical types",
        out.get(2));
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
