package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.command.Shell.Outcome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecordBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the commands of the page behind their pipes, and compares its table with the options. */
class OperationsPageTest {

  private static final Path PAGE = Path.of("OPERATIONS.md");
  private static final Pattern COMMAND =
      Pattern.compile("java -jar codec-commands-all.jar (print .*)");
  private static final Pattern OPTION = Pattern.compile("`(--[a-z-]+)`");
  private static final Schema ORDER = new Schema.Parser().parse(Shell.record("shop.Order", "id"));

  private final Shell shell;

  OperationsPageTest(@TempDir Path folder) throws IOException {
    shell = new Shell(folder);
    shell.registry.byId.put(7L, ORDER);
    shell.schema("shop.Order", ORDER.toString());
    try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>(ORDER))) {
      writer.create(ORDER, folder.resolve("orders.avro").toFile());
      writer.append(new GenericRecordBuilder(ORDER).set("id", 1).build());
    }
  }

  private static List<String> commands() throws IOException {
    return COMMAND
        .matcher(Files.readString(PAGE))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toList());
  }

  private Outcome run(String command, String input) {
    shell.input = input.getBytes(StandardCharsets.US_ASCII);
    String[] line =
        command
            .replace("application.jar", shell.folder.resolve("classes").toString())
            .replace("orders.avro", shell.folder.resolve("orders.avro").toString())
            .split(" ", -1);
    return shell.run(line);
  }

  @Test
  void commandsPrintWhatIsPipedIntoThem() throws IOException {
    List<String> commands = commands();
    Outcome printed = new Outcome(ExitCode.DONE, List.of("{\"id\":1}"), List.of());
    assertEquals(3, commands.size());
    assertEquals(printed, run(commands.get(0), "\\x00\\x00\\x00\\x00\\x07\\x02\n"));
    assertEquals(printed, run(commands.get(1), message() + "\n"));
    assertEquals(printed, run(commands.get(2), ""));
  }

  private static String message() {
    long fingerprint = SchemaNormalization.parsingFingerprint64(ORDER);
    return "c301" + String.format("%016x", Long.reverseBytes(fingerprint)) + "02";
  }

  @Test
  void comparisonIsTheOneOfThePage() throws IOException {
    shell.registry.put("orders-value", 1, Shell.record("shop.Order", "total"));
    Path file =
        shell.write(
            "order.avsc",
            Shell.record("shop.Order", "total", "note")
                .replaceFirst("\"int\"", "\"long\"")
                .replace("\"type\":\"int\"", "\"type\":\"int\",\"default\":0"));
    String page = Files.readString(PAGE);
    for (String name : List.of("diff", "explain")) {
      Matcher command = Pattern.compile("codec-commands-all.jar (" + name + " .*)").matcher(page);
      assertTrue(command.find());
      Outcome outcome = run(command.group(1).replace("order.avsc", file.toString()), "");
      assertEquals(ExitCode.DONE, outcome.code(), outcome::toString);
      String text = String.join("\n", outcome.out());
      assertTrue(name.equals("explain") || page.contains("```text\n" + text + "\n```"), text);
    }
  }

  @Test
  void tableHasTheOptionsOfTheCommand() throws IOException {
    TreeSet<String> known =
        new PrintCommand()
            .options().stream().map(Option::name).collect(Collectors.toCollection(TreeSet::new));
    known.remove(PrintOptions.INDENT.name());
    TreeSet<String> told =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("| `--"))
            .map(line -> line.substring(0, line.indexOf('|', 1)))
            .flatMap(cell -> OPTION.matcher(cell).results().map(MatchResult::group))
            .map(option -> option.replace("`", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(known, told);
    assertTrue(Files.readString(PAGE).contains(PrintOptions.INDENT.name()));
  }
}
