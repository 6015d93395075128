package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines that no command can do, each answered by an exit code and a sentence, and nothing else. */
class BadInputTest {

  /** HOME is a folder with the files of the constructor. */
  private static final List<String> LINES =
      List.of(
          "register --classes=HOME/nowhere --subject-strategy=record",
          "register --classes=HOME/text.txt --subject-strategy=record",
          "register --classes=HOME/empty --subject-strategy=record",
          "register --classes=HOME/broken --subject-strategy=record",
          "register --classes=HOME/binary --topic=a",
          "register --classes=HOME/good --config=HOME/nowhere --topic=a",
          "check --classes=HOME/broken --subject-strategy=record",
          "check --classes=HOME/good --subject-strategy=topic",
          "check --classes=HOME/good --topic=a --url=ftp://registry",
          "set-compatibility --level=FULL --classes=HOME/broken --topic=a",
          "set-compatibility --level=7 --subject=a",
          "set-compatibility --level=FULL --subject=a --timeout=0",
          "fetch --subject=* --into=HOME/text.txt",
          "fetch --subject=nothing --into=HOME/new",
          "freeze --classes=HOME/broken --into=HOME/new",
          "freeze --classes=HOME/good --into=HOME/text.txt",
          "freeze --classes=HOME/good --into=HOME/new --version=1.x",
          "generate --schemas=HOME/nowhere --output=HOME/new",
          "generate --schemas=HOME/broken/META-INF/avro --output=HOME/new",
          "generate --schemas=HOME/binary/META-INF/avro --output=HOME/new",
          "print --file=HOME/nowhere",
          "print --file=HOME/text.txt --schemas=HOME/broken",
          "print --file=HOME/text.txt --schemas=HOME/binary",
          "print --file=HOME/text.txt --form=file",
          "print --file=HOME/good --schemas=HOME/good",
          "diff --old=HOME/nowhere --new=HOME/good",
          "diff --old=HOME/broken --new=HOME/good",
          "diff --old=HOME/binary --new=HOME/good",
          "diff --old=subject:a:999999999999 --new=HOME/good",
          "explain --writer=HOME/broken --reader=HOME/good",
          "explain --writer=HOME/good --reader=subject:");

  private final Shell shell;

  BadInputTest(@TempDir Path folder) throws IOException {
    shell = new Shell(folder);
    shell.write("text.txt", "text");
    Files.createDirectories(folder.resolve("empty"));
    shell.write("good/META-INF/avro/shop.Order.avsc", Shell.record("shop.Order", "id"));
    shell.write("broken/META-INF/avro/shop.Order.avsc", "{\"type\":\"record\",");
    Path binary = shell.write("binary/META-INF/avro/shop.Order.avsc", "");
    Files.write(binary, new byte[] {(byte) 0xC3, 1, (byte) 0xFF});
  }

  static Stream<String> lines() {
    return LINES.stream();
  }

  private Outcome run(String line) {
    return shell.run(line.replace("HOME", shell.folder.toString()).split(" ", -1));
  }

  private static void requireSentence(Outcome outcome) {
    assertFalse(outcome.code() == ExitCode.DONE, outcome::toString);
    assertEquals(List.of(), outcome.out());
    assertFalse(outcome.err().isEmpty(), outcome::toString);
    for (String line : outcome.err()) {
      assertFalse(line.startsWith("Unexpected failure") || line.contains("null"), line);
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void badInputIsAnswered(String line) {
    requireSentence(run(line));
    assertFalse(Files.exists(shell.folder.resolve("new")), line);
    assertTrue(shell.registry.registrations.isEmpty());
  }

  @Test
  void everyCommandHasBadInput() {
    Set<String> tested = new HashSet<>();
    LINES.forEach(line -> tested.add(line.substring(0, line.indexOf(' '))));
    for (Command command : Commands.ALL) {
      assertTrue(tested.contains(command.name()), command.name());
      for (String rest : List.of("--nothing", "--help=1", "what", "--classes")) {
        Outcome outcome = run(command.name() + " " + rest);
        requireSentence(outcome);
        assertEquals(ExitCode.USAGE, outcome.code(), outcome::toString);
      }
    }
  }

  @Test
  void randomBytesAreNoData() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      byte[] bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      String start = List.of("", "Obj\001", "\u00c3\001", "\0").get(seed % 4);
      shell.input =
          (start + new String(bytes, StandardCharsets.ISO_8859_1))
              .getBytes(StandardCharsets.ISO_8859_1);
      int number = seed;
      for (String options : List.of("", " --encoding=kafka", " --encoding=hex", " --form=glue")) {
        Outcome outcome = run("print --schemas=HOME/good" + options);
        for (String line : outcome.err()) {
          assertFalse(line.startsWith("Unexpected failure"), () -> number + options + ": " + line);
        }
        boolean isNothing = shell.input.length == 0 || outcome.code() == ExitCode.DONE;
        assertTrue(isNothing || !outcome.err().isEmpty(), () -> number + options);
      }
    }
  }
}
