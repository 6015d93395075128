package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands of the page on its schema, and compares its source and its options. */
class FromSchemasPageTest {

  private static final Path PAGE = Path.of("..", "generate", "FROM-SCHEMAS.md");
  private static final String PROGRAM = "java -jar codec-commands-all.jar ";
  private static final String FENCE = "```";

  private final Shell shell;
  private final Path folder;

  FromSchemasPageTest(@TempDir Path folder) throws IOException {
    this.shell = new Shell(folder);
    this.folder = folder;
    Files.createDirectory(folder.resolve("avro"));
    Files.writeString(folder.resolve("avro/order.avsc"), block(FENCE + "json"));
  }

  private static String block(String begin) throws IOException {
    String fence = "";
    StringBuilder block = new StringBuilder();
    for (String line : Files.readAllLines(PAGE)) {
      if (fence.isEmpty() && line.startsWith(FENCE)) {
        fence = line;
      } else if (line.equals(FENCE)) {
        if (fence.equals(begin)) {
          return block.toString();
        }
        fence = "";
      } else if (fence.equals(begin)) {
        block.append(line).append('\n');
      }
    }
    throw new AssertionError(begin);
  }

  private Outcome run(String command) {
    List<String> line = new ArrayList<>(Arrays.asList(command.split(" ", -1)));
    line.addAll(
        List.of("--schemas=" + folder.resolve("avro"), "--output=" + folder.resolve("java")));
    return shell.run(line.toArray(new String[0]));
  }

  @Test
  void commandsLeadToTheSource() throws IOException {
    int commands = 0;
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith(PROGRAM)) {
        assertEquals(ExitCode.DONE, run(line.substring(PROGRAM.length())).code());
        commands++;
      }
    }
    assertEquals(3, commands);
    assertEquals(block(FENCE + "java"), Files.readString(folder.resolve("java/shop/Order.java")));
    assertTrue(Files.exists(folder.resolve("java/shop/Payment.java")));
  }

  @Test
  void tableOfOptionsIsComplete() throws IOException {
    List<String> rows =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("| `--"))
            .map(line -> line.substring(3, line.indexOf('`', 3)))
            .toList();
    assertEquals(GenerateOptions.ALL.stream().map(Option::name).toList(), rows);
  }
}
