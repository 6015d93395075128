package io.avrodyne.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.flink.cluster.Sources;
import java.io.File;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.GlobalConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles the Java of this module's page as one application, and runs its program. */
class PageTest {

  private static final Path PAGE = Path.of("FLINK.md");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");
  private static final Pattern TYPE_NAME = Pattern.compile("public (?:class|record) (\\w+)");

  /** The lines from the dependency to a running job. */
  private static final int MAX_LINES = 50;

  private static final int SECONDS = 60;

  private record Block(String language, String text) {

    String typeName() {
      Matcher name = TYPE_NAME.matcher(text);
      assertTrue(name.find(), () -> "There is no public type in\n" + text);
      return name.group(1);
    }
  }

  @Test
  void theProgramPrintsWhatThePageSays(@TempDir Path folder) throws Exception {
    List<Block> blocks = blocks();
    List<Path> files = new ArrayList<>();
    for (Block block : in("java", blocks)) {
      files.add(Files.writeString(folder.resolve(block.typeName() + ".java"), block.text()));
    }
    Sources.compile(files, folder).close();
    assertEquals(in("text", blocks).get(0).text(), run(folder, "shop.Balances"));
  }

  @Test
  void aJobTakesFewLines() throws Exception {
    List<Block> blocks = blocks();
    assertEquals("xml", blocks.get(0).language());
    assertEquals("java", blocks.get(1).language());
    long lines = blocks.get(0).text().lines().count() + blocks.get(1).text().lines().count();
    assertTrue(lines <= MAX_LINES, () -> lines + " lines");
  }

  @Test
  void theSettingsRegisterATypeOfThePage(@TempDir Path folder) throws Exception {
    List<Block> blocks = blocks();
    Block job = in("java", blocks).get(0);
    Path file = Files.writeString(folder.resolve(job.typeName() + ".java"), job.text());
    String settings = in("yaml", blocks).get(0).text();
    Files.writeString(folder.resolve(GlobalConfiguration.FLINK_CONF_FILENAME), settings);
    Configuration configuration = GlobalConfiguration.loadConfiguration(folder.toString());
    try (URLClassLoader loader = Sources.compile(List.of(file), folder)) {
      SerializerConfigImpl types = new SerializerConfigImpl();
      types.configure(configuration, loader);
      Class<?> account = loader.loadClass("shop.Balances$Account");
      assertInstanceOf(
          AvrodyneTypeInformation.class,
          types.getRegisteredTypeInfoFactories().containsKey(account)
              ? TypeInformation.of(account)
              : null);
    }
  }

  @Test
  void everyBlockHasALanguageThatIsChecked() throws Exception {
    Set<String> checked = Set.of("java", "sh", "text", "xml", "yaml");
    List<Block> blocks = blocks();
    assertTrue(blocks.stream().allMatch(block -> checked.contains(block.language())));
    assertEquals(
        2L * blocks.size(),
        Files.readAllLines(PAGE).stream().filter(l -> l.startsWith("```")).count());
  }

  /**
   * Runs a program in a JVM of its own: Flink loads a job's classes by the application's loader.
   */
  private static String run(Path classes, String mainClass) throws Exception {
    String path = classes + File.pathSeparator + System.getProperty("java.class.path");
    Path output = classes.resolve("output.txt");
    Path errors = classes.resolve("errors.txt");
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + classes,
                mainClass)
            .redirectError(errors.toFile())
            .redirectOutput(output.toFile());
    builder.environment().put("CLASSPATH", path);
    Process program = builder.start();
    try {
      assertTrue(program.waitFor(SECONDS, TimeUnit.SECONDS), "The program does not end");
      // JDK 25 warns of what Flink's Pekko uses, so the standard error need not be empty.
      assertEquals(0, program.exitValue(), Files.readString(errors));
    } finally {
      program.destroyForcibly().waitFor();
    }
    return Files.readString(output).replace(System.lineSeparator(), "\n");
  }

  private static List<Block> blocks() throws Exception {
    return BLOCK
        .matcher(Files.readString(PAGE))
        .results()
        .map(block -> new Block(block.group(1), block.group(2)))
        .toList();
  }

  private static List<Block> in(String language, List<Block> blocks) {
    return blocks.stream().filter(block -> block.language().equals(language)).toList();
  }
}
