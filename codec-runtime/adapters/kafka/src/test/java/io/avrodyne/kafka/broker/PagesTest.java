package io.avrodyne.kafka.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.kafka.AvrodyneConfig;
import io.avrodyne.kafka.AvrodyneSerde;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.ConfigDef;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compiles and runs the Java of the pages, and compares what it prints and the settings. */
@ExtendWith(SharedBroker.class)
class PagesTest {

  private static final Pattern BLOCK =
      Pattern.compile("```(java|text|properties)\n(.*?)```", Pattern.DOTALL);
  private static final Pattern TYPE = Pattern.compile("public class (\\w+)");

  @TempDir private static Path folder;

  @BeforeAll
  static void createTopic(Cluster cluster) throws Exception {
    cluster
        .admin()
        .createTopics(List.of(new NewTopic("orders", 1, (short) 1)))
        .all()
        .get(Cluster.PATIENCE, TimeUnit.SECONDS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"KAFKA.md", "MIGRATING.md"})
  void programsPrintWhatThePageSays(String page, Cluster cluster) throws Exception {
    List<MatchResult> blocks = blocks(page);
    Path classes = compile(page, blocks);
    int programs = 0;
    for (int i = 0; i < blocks.size(); i++) {
      String text = blocks.get(i).group(2);
      if (text.contains("static void main(")) {
        assertEquals("text", blocks.get(i + 1).group(1), "what " + typeName(text) + " prints");
        assertEquals(
            blocks.get(i + 1).group(2),
            printed(classes, typeName(text), cluster.bootstrapServers()));
        programs++;
      }
    }
    assertEquals(page.equals("KAFKA.md") ? 2 : 1, programs);
  }

  @ParameterizedTest
  @ValueSource(strings = {"KAFKA.md", "MIGRATING.md"})
  void settingsAreAccepted(String page) throws Exception {
    int configured = 0;
    for (MatchResult block : blocks(page)) {
      if (block.group(1).equals("properties") && block.group(2).contains("avrodyne")) {
        Properties properties = new Properties();
        properties.load(new StringReader(block.group(2)));
        Map<String, Object> settings = new HashMap<>();
        properties.forEach((key, value) -> settings.put(withoutSpring(key.toString()), value));
        settings.replace("avrodyne.value.types", "io.avrodyne.kafka.shop.Order");
        try (AvrodyneSerde<Object> serde = new AvrodyneSerde<>()) {
          serde.configure(settings, false);
        }
        configured++;
      }
    }
    assertEquals(page.equals("KAFKA.md") ? 3 : 2, configured);
  }

  /** Returns the key that Spring Boot passes to Kafka. */
  private static String withoutSpring(String key) {
    String prefix = "spring.kafka.properties.";
    return key.startsWith(prefix) ? key.substring(prefix.length()) : key;
  }

  @Test
  void theTableHasAllSettings() throws IOException {
    StringBuilder table = new StringBuilder("| key | default | |\n|---|---|---|\n");
    for (ConfigDef.ConfigKey key : AvrodyneConfig.definition().configKeys().values()) {
      Object value = key.defaultValue;
      String shown =
          value == null
              ? ""
              : Integer.valueOf(Integer.MAX_VALUE).equals(value) ? "unlimited" : "`" + value + "`";
      table.append("| `" + key.name + "` | " + shown + " | " + key.documentation + " |\n");
    }
    assertTrue(
        Files.readString(Path.of("KAFKA.md")).contains(table), () -> "KAFKA.md lacks\n" + table);
  }

  @Test
  void theExampleIsShort() throws IOException {
    String page = Files.readString(Path.of("KAFKA.md"));
    String dependency = page.substring(page.indexOf("```xml\n"), page.indexOf("</dependency>"));
    String program = blocks("KAFKA.md").get(0).group(2);
    long lines =
        dependency.lines().count() + program.lines().filter(line -> !line.isBlank()).count();
    assertTrue(lines < 40, () -> lines + " lines");
  }

  private static List<MatchResult> blocks(String page) throws IOException {
    return BLOCK.matcher(Files.readString(Path.of(page))).results().toList();
  }

  private static Path compile(String page, List<MatchResult> blocks) throws IOException {
    Path classes = Files.createDirectories(folder.resolve(page));
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-encoding",
                "UTF-8",
                "-d",
                classes.toString(),
                "-processorpath",
                System.getProperty("java.class.path"),
                "-Xlint:all,-processing",
                "-Werror"));
    for (MatchResult block : blocks) {
      if (block.group(1).equals("java")) {
        Path file = classes.resolve(typeName(block.group(2)) + ".java");
        arguments.add(Files.writeString(file, block.group(2)).toString());
      }
    }
    StringWriter messages = new StringWriter();
    PrintWriter out = new PrintWriter(messages, true);
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertEquals(0, javac.run(out, out, arguments.toArray(String[]::new)), messages::toString);
    return classes;
  }

  private static String typeName(String source) {
    Matcher name = TYPE.matcher(source);
    assertTrue(name.find(), "a block has no public class: " + source);
    return name.group(1);
  }

  private static String printed(Path classes, String program, String argument) throws Exception {
    PrintStream console = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      Thread.currentThread().setContextClassLoader(loader); // Kafka looks for classes there.
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader
          .loadClass("shop." + program)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[] {argument});
    } finally {
      Thread.currentThread().setContextClassLoader(before);
      System.setOut(console);
    }
    return printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
