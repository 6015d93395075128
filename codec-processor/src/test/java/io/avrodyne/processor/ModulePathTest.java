package io.avrodyne.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compiles and runs a module that has codecs. Avro is an automatic module, which names none of
 * those that it needs: Jackson's modules are named ones, so that the application has to add them.
 */
class ModulePathTest {

  /** What an application needs to run; all of it has a module name of its own. */
  private static final String NEEDED =
      "(codec-(api|runtime)|avro|jackson-.*|jspecify|slf4j-api)-[0-9].*";

  private static final List<Path> CLASS_PATH =
      Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
          .map(Path::of)
          .toList();

  @BeforeEach
  void requireJars() {
    assumeTrue(jar("codec-api").isPresent(), "the modules are no jars yet: run mvn verify");
  }

  private static Optional<Path> jar(String module) {
    return CLASS_PATH.stream()
        .filter(path -> path.getFileName().toString().matches(module + "-[0-9].*\\.jar"))
        .findFirst();
  }

  @ParameterizedTest
  @CsvSource({"codec-api, io.avrodyne.api", "codec-runtime, io.avrodyne.runtime"})
  void nameOfTheModuleIsStable(String artifact, String name) {
    assertEquals(
        List.of(name),
        ModuleFinder.of(jar(artifact).orElseThrow()).findAll().stream()
            .map(module -> module.descriptor().name())
            .toList());
  }

  @Test
  void modularApplicationUsesItsCodecs(@TempDir Path home) throws Exception {
    write(
        home.resolve("src/module-info.java"),
        "module shop { requires io.avrodyne.api; requires io.avrodyne.runtime; exports shop; }");
    write(
        home.resolve("src/shop/Order.java"),
        "package shop; @io.avrodyne.api.AvroRecord public record Order(int id, String note) {}");
    write(
        home.resolve("src/shop/Main.java"),
        "package shop; import io.avrodyne.runtime.*; public class Main {"
            + " public static void main(String[] args) {"
            + " AvroCodec<Order> codec = Codecs.of(Order.class);"
            + " System.out.print(Main.class.getModule() + \" \""
            + " + codec.decode(codec.encode(new Order(1, \"x\"))) + codec.schema().getName()); } }");
    String modules =
        CLASS_PATH.stream()
            .filter(path -> path.getFileName().toString().matches(NEEDED))
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    run(
        "javac",
        "--module-path",
        modules,
        "--processor-path",
        System.getProperty("java.class.path"),
        "-d",
        home.resolve("classes").toString(),
        home.resolve("src/module-info.java").toString(),
        home.resolve("src/shop/Order.java").toString(),
        home.resolve("src/shop/Main.java").toString());
    String output =
        run(
            "java",
            "--module-path",
            modules + File.pathSeparator + home.resolve("classes"),
            "--add-modules",
            "ALL-MODULE-PATH",
            "-m",
            "shop/shop.Main");
    assertTrue(output.endsWith("module shop Order[id=1, note=x]Order"), output);
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String run(String tool, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", tool).toString());
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      String output = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertTrue(process.waitFor(60, TimeUnit.SECONDS), output);
      assertEquals(0, process.exitValue(), output);
      return output;
    } finally {
      process.destroyForcibly();
    }
  }
}
