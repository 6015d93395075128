package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles the Java of this module's page as one application, which the page's first configuration
 * is for, and runs its programs.
 */
class PageTest {

  private static final Path PAGE = Path.of("PEKKO.md");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\\n(.*?)^```$");
  private static final Pattern TYPE_NAME =
      Pattern.compile("public (?:final |sealed )?(?:record|class|interface) (\\w+)");
  private static final String MAIN = "public static void main(";

  /**
   * A block of code.
   *
   * @param language the word after the fence
   */
  private record Block(String language, String text) {

    boolean isProgram() {
      return language.equals("java") && text.contains(MAIN);
    }

    String typeName() {
      Matcher name = TYPE_NAME.matcher(text);
      assertTrue(name.find(), () -> "There is no public type in\n" + text);
      return name.group(1);
    }
  }

  @Test
  void programsPrintWhatThePageSays(@TempDir Path folder) throws Exception {
    List<Block> blocks = blocks();
    Path classes = Files.createDirectory(folder.resolve("classes"));
    Files.writeString(classes.resolve("application.conf"), in("hocon", blocks).get(0).text());
    List<Path> files = new ArrayList<>();
    for (Block block : in("java", blocks)) {
      files.add(Files.writeString(folder.resolve(block.typeName() + ".java"), block.text()));
    }
    int programs = 0;
    try (URLClassLoader loader = Sources.compile(files, classes, PageTest.class.getClassLoader())) {
      for (int i = 0; i < blocks.size(); i++) {
        if (blocks.get(i).isProgram()) {
          Block printed = blocks.get(i + 1);
          assertEquals("text", printed.language());
          assertEquals(printed.text(), run(loader, "shop." + blocks.get(i).typeName()));
          programs++;
        }
      }
      for (Block block : in("hocon", blocks)) {
        assertSettings(block, loader);
      }
    }
    assertEquals(in("text", blocks).size(), programs);
    assertTrue(programs >= 2);
  }

  /** Checks that the serializer accepts the keys, values and classes of a configuration. */
  private static void assertSettings(Block block, ClassLoader loader) {
    Config config =
        ConfigFactory.parseString(block.text()).withFallback(ConfigFactory.load()).resolve();
    new ConfiguredTypes(config, loader).of(Settings.of(config), null);
  }

  @Test
  void everyBlockHasALanguageThatIsChecked() throws Exception {
    List<Block> blocks = blocks();
    assertEquals(
        List.of(),
        blocks.stream()
            .filter(block -> !List.of("java", "text", "hocon", "xml").contains(block.language()))
            .toList());
    assertEquals(
        2L * blocks.size(),
        Files.readAllLines(PAGE).stream().filter(l -> l.startsWith("```")).count());
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

  private static String run(ClassLoader loader, String mainClass) throws Exception {
    PrintStream console = System.out;
    Thread thread = Thread.currentThread();
    ClassLoader own = thread.getContextClassLoader();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try {
      thread.setContextClassLoader(loader);
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader
          .loadClass(mainClass)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(console);
      thread.setContextClassLoader(own);
    }
    return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
