package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Container files. */
class PrintFileTest {

  private final Sales sales;

  PrintFileTest(@TempDir Path folder) {
    sales = new Sales(folder);
  }

  @Test
  void printsFilesWithTheirOwnSchema() throws IOException {
    String file = "--file=" + sales.file(3);
    Outcome outcome = sales.shell.run("print", file);
    assertEquals(
        Outcome.done(
            Sales.JSON.replace("T-1", "T-0"), Sales.JSON, Sales.JSON.replace("T-1", "T-2")),
        outcome);
    assertEquals(
        Outcome.done(outcome.out().get(0)), sales.shell.run("print", file, "--limit", "1"));
    sales.shell.input = Files.readAllBytes(sales.shell.folder.resolve("sales.avro"));
    assertEquals(outcome, sales.shell.run("print"));
  }

  @Test
  void printsFromAPositionOfAFile() throws IOException {
    Path file = sales.file(20);
    List<String> all = sales.shell.run("print", "--file", file.toString()).out();
    List<String> rest =
        sales.shell.run("print", "--file=" + file, "--from=" + Files.size(file) / 2).out();
    assertTrue(!rest.isEmpty() && rest.size() < all.size(), rest::toString);
    assertEquals(all.subList(all.size() - rest.size(), all.size()), rest);
  }

  @Test
  void printsWhatIsBeforeDamage() throws IOException {
    Path file = sales.file(20);
    byte[] bytes = Files.readAllBytes(file);
    List<String> all = sales.shell.run("print", "--file=" + file).out();
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 30));
    Outcome outcome = sales.shell.run("print", "--file=" + file);
    assertEquals(ExitCode.REFUSED, outcome.code());
    assertTrue(!outcome.out().isEmpty(), outcome::toString);
    assertEquals(all.subList(0, outcome.out().size()), outcome.out());
    assertEquals(1, outcome.err().size());
    assertTrue(outcome.err().get(0).contains(file + " cannot be printed: "), outcome::toString);
  }

  @Test
  void outputThatCannotBeWrittenIsAFailure() throws IOException {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            List.of("print", "--file=" + sales.file(3)),
            Map.of(),
            new PrintStream(full, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    assertEquals(ExitCode.FAILED.number(), code);
    assertEquals(
        List.of("The output cannot be written. A part of the result is lost."),
        err.toString(StandardCharsets.UTF_8).lines().toList());
  }
}
