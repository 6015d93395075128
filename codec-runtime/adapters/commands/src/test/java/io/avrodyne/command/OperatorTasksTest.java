package io.avrodyne.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecordBuilder;
import org.apache.kafka.common.serialization.BytesDeserializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three tasks of an operator, who has the page "Operations" and a shell, and knows neither Java nor
 * Avro. They were written down before the test, and the page has to suffice:
 *
 * <ol>
 *   <li>The consumers of the topic {@code orders} have been failing since the last release. Show
 *       the first records of the topic, as text that a person can read.
 *   <li>A customer says that his balance is wrong. Show the last events that the application, which
 *       uses Axon, has stored in its PostgreSQL database {@code events}, and the first records of
 *       the file {@code orders.avro} that was exported last night.
 *   <li>The next release has the schema {@code order.avsc}. Say whether consumers or producers of
 *       the topic are deployed first, and what the consumers make of the records that are in the
 *       topic already.
 * </ol>
 *
 * <p>The shell runs the blocks of the page as they are, in its order, except that the registry has
 * another address. The programs of Kafka, PostgreSQL and Maven are scripts that require the
 * arguments on which their output depends, and print what the real ones would.
 */
@DisabledOnOs(OS.WINDOWS)
class OperatorTasksTest {

  private static final Path PAGE = Path.of("OPERATIONS.md");
  private static final Pattern BLOCK = Pattern.compile("```sh\\n(.*?)```", Pattern.DOTALL);
  private static final Path SHELL = Path.of("/bin/sh");
  private static final String ORDER =
      Shell.record("shop.Order", "total", "note")
          .replaceFirst("\"int\"", "\"long\"")
          .replace("\"type\":\"int\"", "\"type\":\"int\",\"default\":0");
  private static final String OLD_ORDER = Shell.record("shop.Order", "total");
  private static final String CONSUMER = "kafka-console-consumer.sh";

  private final StubServer registry = new StubServer();
  private final Shell files;
  private final Path out;
  private final Path err;

  OperatorTasksTest(@TempDir Path folder) {
    files = new Shell(folder);
    out = folder.resolve("out.txt");
    err = folder.resolve("err.txt");
  }

  @BeforeEach
  void install() throws Exception {
    assumeTrue(Files.isExecutable(SHELL));
    String text = OLD_ORDER.replace("\"", "\\\"");
    String version =
        "{\"subject\":\"orders-value\",\"version\":1,\"id\":7,\"schema\":\"" + text + "\"}";
    registry
        .on("GET /schemas/ids/7", 200, "{\"schema\":\"" + text + "\"}")
        .on("GET /subjects/orders-value/versions/latest", 200, version)
        .on("GET /subjects/orders-value/versions/1", 200, version);
    files.write("order.avsc", ORDER);
    script(
        "mvn",
        "case \"$*\" in *codec-commands:*:jar:all*) touch codec-commands-all.jar;; *) exit 9;; esac");
    String jar = System.getProperty("commands.jar");
    script(
        "java",
        "[ -e \"$2\" ] || exit 9; shift 2\nexec '"
            + Path.of(System.getProperty("java.home"), "bin", "java")
            + "' -XX:TieredStopAtLevel=1 "
            + (jar == null
                ? "-cp '" + System.getProperty("java.class.path") + "' " + Main.class.getName()
                : "-jar '" + jar + "'")
            + " \"$@\"");
    run("dependency:copy");
  }

  @AfterEach
  void stop() {
    registry.close();
  }

  private void script(String name, String text) {
    Path script = files.write("bin/" + name, "#!/bin/sh\n" + text + "\n");
    assertTrue(script.toFile().setExecutable(true));
  }

  /** Runs the only block of the page that contains a text, and returns what it prints. */
  private List<String> run(String text) throws Exception {
    List<String> blocks = new ArrayList<>();
    Matcher found = BLOCK.matcher(Files.readString(PAGE));
    while (found.find()) {
      if (found.group(1).contains(text)) {
        blocks.add(found.group(1));
      }
    }
    assertEquals(1, blocks.size(), text);
    String block = blocks.get(0).replace("http://localhost:8081", registry.url());
    ProcessBuilder builder =
        new ProcessBuilder(SHELL.toString(), "-c", block)
            .directory(files.folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder
        .environment()
        .merge("PATH", files.folder.resolve("bin").toString(), (path, bin) -> bin + ":" + path);
    Process process = builder.start();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES));
    assertEquals(0, process.exitValue(), Files.readString(err));
    assertEquals("", Files.readString(err));
    return Files.readAllLines(out);
  }

  @Test
  void recordsOfATopicAreShown() throws Exception {
    try (BytesDeserializer deserializer = new BytesDeserializer()) {
      // What the console consumer does with the value of a record.
      byte[] record = {0, 0, 0, 0, 7, 84};
      String line = deserializer.deserialize("orders", record).toString();
      files.write("records.txt", line + "\n");
    }
    script(
        CONSUMER,
        "case \"$*\" in *'--topic orders '*BytesDeserializer) cat records.txt;; *) exit 9;; esac");
    assertEquals(List.of("{\"total\":42}"), run(CONSUMER));
  }

  @Test
  void eventsOfAStoreAndRecordsOfAFileAreShown() throws Exception {
    Schema order = new Schema.Parser().parse(OLD_ORDER);
    files.write("application.jar/META-INF/avro/shop.Order.avsc", OLD_ORDER);
    long fingerprint = Long.reverseBytes(SchemaNormalization.parsingFingerprint64(order));
    files.write("events.txt", "c301" + String.format("%016x", fingerprint) + "54\n");
    script(
        "psql", "case \"$*\" in '-At events -c SELECT '*'hex'*) cat events.txt;; *) exit 9;; esac");
    assertEquals(List.of("{\"total\":42}"), run("psql"));
    try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>(order))) {
      writer.create(order, files.folder.resolve("orders.avro").toFile());
      for (int i = 0; i < 20; i++) {
        writer.append(new GenericRecordBuilder(order).set("total", i).build());
      }
    }
    List<String> records = run("--file orders.avro");
    assertEquals(10, records.size());
    assertEquals("{\"total\":9}", records.get(9));
  }

  @Test
  void orderOfDeploymentAndWhatConsumersReadAreSaid() throws Exception {
    List<String> difference = run(" diff ");
    assertEquals("shop.Order: backward compatible: readers first", difference.get(0));
    assertEquals(3, difference.size());
    String explained = String.join("\n", run(" explain "));
    assertTrue(explained.contains("total") && explained.contains("note"), explained);
  }
}
