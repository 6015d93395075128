package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import io.avrodyne.registry.InMemoryRegistry;
import io.avrodyne.registry.SubjectCompatibility;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetCompatibilityCommandTest {

  private final Shell shell;

  SetCompatibilityCommandTest(@TempDir Path folder) {
    shell = new Shell(folder);
    shell.schema("shop.Note", Shell.record("shop.Note", "id"));
    shell.schema("shop.Order", Shell.record("shop.Order", "id"));
    shell.registry.put("orders-value", 1, Shell.record("shop.Order", "id"));
    shell.registry.put("orders-key", 1, "\"string\"");
    shell.registry.put("notes-value", 1, Shell.record("shop.Note", "id"));
    shell.registry.levels.put("orders-value", SubjectCompatibility.FORWARD);
  }

  private Outcome set(String... options) {
    return shell.run(List.of("set-compatibility"), options);
  }

  private static Outcome usage(String message) {
    return new Outcome(
        ExitCode.USAGE, List.of(), List.of(message + " See set-compatibility --help."));
  }

  @Test
  void levelOfASubjectIsSet() {
    assertEquals(
        Outcome.done("orders-value: FORWARD -> FULL_TRANSITIVE, set"),
        set("--level=FULL_TRANSITIVE", "--subject=orders-value"));
    assertEquals(
        Map.of("orders-value", SubjectCompatibility.FULL_TRANSITIVE), shell.registry.levels);
    assertEquals(
        Outcome.done("orders-value: FULL_TRANSITIVE, unchanged"),
        set("--level=full_transitive", "--subject=orders-value"));
    assertTrue(shell.registry.closed);
  }

  @Test
  void defaultIsNotTakenForTheLevelOfASubject() {
    assertEquals(
        Outcome.done("notes-value: BACKWARD (the default) -> BACKWARD, set"),
        set("--level=BACKWARD", "--subject=notes-value"));
    assertEquals(
        Optional.of(SubjectCompatibility.BACKWARD), shell.registry.compatibility("notes-value"));
  }

  @Test
  void patternsMeanSubjectsOfTheRegistryAndNamesMayBeNew() {
    assertEquals(
        Outcome.done(
            "orders-key: BACKWARD (the default) -> NONE, set",
            "orders-value: FORWARD -> NONE, set",
            "soon-value: BACKWARD (the default) -> NONE, set"),
        set("--level=NONE", "--subject=orders-*", "--subject=soon-value", "--subject=orders-key"));
    assertEquals(
        new Outcome(
            ExitCode.FAILED,
            List.of(),
            List.of("None of the 3 subjects of the registry matches none-*.")),
        set("--level=NONE", "--subject=none-*"));
  }

  @Test
  void allSubjectsOfAModuleAreSet() {
    shell.connector = client -> new InMemoryRegistry();
    assertEquals(
        Outcome.done(
            "shop.Note: BACKWARD (the default) -> FULL, set",
            "shop.Order: BACKWARD (the default) -> FULL, set"),
        set("--level=FULL", shell.classes(), "--subject-strategy=record"));
    assertEquals(
        Outcome.done("orders-value: BACKWARD (the default) -> FULL, set"),
        set("--level=FULL", shell.classes(), "--topic=orders", "--include=shop.Order"));
  }

  @Test
  void dryRunSetsNothing() {
    assertEquals(
        Outcome.done(
            "notes-value: BACKWARD (the default) -> FORWARD, would be set",
            "orders-value: FORWARD, unchanged"),
        set("--level=FORWARD", "--subject=*-value", "--dry-run"));
    assertEquals(Map.of("orders-value", SubjectCompatibility.FORWARD), shell.registry.levels);
  }

  @Test
  void failureSaysWhatWasNotSet() {
    shell.registry.readOnly = "orders-key";
    assertEquals(
        new Outcome(
            ExitCode.FAILED,
            List.of("notes-value: BACKWARD (the default) -> FULL, set"),
            List.of(
                "orders-key and the subjects after it were not set.",
                "subject orders-key: read-only")),
        set("--level=FULL", "--subject=*"));
  }

  @Test
  void lostAnswerLeavesOpenWhetherTheLevelIsSet() {
    shell.registry.unanswered = "orders-key";
    assertEquals(
        List.of(
            "orders-key may not have been set; the subjects after it were not.",
            "subject orders-key: no answer"),
        set("--level=FULL", "--subject=*").err());
  }

  @Test
  void wrongOptionsAreRefused() {
    String levels =
        "NONE, BACKWARD, BACKWARD_TRANSITIVE, FORWARD, FORWARD_TRANSITIVE, FULL, FULL_TRANSITIVE.";
    assertEquals(
        usage("The level is unknown. Write --level NAME, which is one of " + levels),
        set("--subject=orders-value"));
    assertEquals(
        usage("--level has no value. Write --level NAME, which is one of " + levels),
        set("--subject=orders-value", "--level"));
    assertEquals(
        usage("--level is one of " + levels + " Did you mean FORWARD?"),
        set("--subject=orders-value", "--level=FORWRD"));
    assertEquals(
        usage("The subjects are unknown. Give --subject, or --topic, --subject-strategy or --map."),
        set("--level=FULL"));
    assertEquals(
        usage("--subject says which subjects are meant, so --topic has no use."),
        set("--level=FULL", "--subject=a", "--topic=orders"));
    assertEquals(usage("--subject is empty."), set("--level=FULL", "--subject= "));
    assertEquals(
        ExitCode.FAILED, set("--level=FULL", "--topic=orders", "--classes=nowhere").code());
  }
}
