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
      "(codec-(api|runtime|registry)|avro|jackson-.*|jspecify|slf4j-api)-[0-9].*";

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
  @CsvSource({
    "codec-api, io.avrodyne.api",
    "codec-runtime, io.avrodyne.runtime",
    "codec-registry, io.avrodyne.registry",
    "codec-commands, io.avrodyne.command"
  })
  void nameOfTheModuleIsStable(String artifact, String name) {
    assertEquals(
        List.of(name),
        ModuleFinder.of(jar(artifact).orElseThrow()).findAll().stream()
            .map(module -> module.descriptor().name())
            .toList());
  }

  @Test
  void modularApplicationUsesItsCodecs(@TempDir Path home) throws Exception {
    writeOrder(home, "");
    writeMain(
        home,
        "AvroCodec<Order> codec = Codecs.of(Order.class);"
            + " System.out.print(Main.class.getModule() + \" \""
            + " + codec.decode(codec.encode(new Order(1, \"x\"))) + codec.schema().getName());");
    compile(home);
    String output = start(home, "--add-modules", "ALL-MODULE-PATH");
    assertTrue(output.endsWith("module shop Order[id=1, note=x]Order"), output);
  }

  @Test
  void applicationWithoutRegistriesNeedsNoHttp(@TempDir Path home) throws Exception {
    writeOrder(home, "");
    writeMain(
        home,
        "AvroCodec<Order> codec = Codecs.of(Order.class);"
            + " byte[] message = SingleObjectEncoder.of(codec).encode(new Order(1, \"x\"));"
            + " System.out.print(ModuleLayer.boot().findModule(\"java.net.http\").isPresent()"
            + " + \" \" + SingleObjectDecoder.of(codec).decode(message));");
    compile(home);
    // Nothing else can be loaded: the modules of the jars, and those of the JDK that they require.
    String output = start(home, "--limit-modules", names(), "--add-modules", "ALL-MODULE-PATH");
    assertTrue(output.endsWith("false Order[id=1, note=x]"), output);
  }

  @Test
  void applicationWithRegistriesRequiresHttp(@TempDir Path home) throws Exception {
    writeOrder(home, "requires io.avrodyne.registry; requires java.net.http;");
    writeMain(
        home,
        "try (var registry = io.avrodyne.registry.HttpRegistry.builder(\"http://127.0.0.1:1\").retries(0)"
            + ".build()) { registry.subjects(); } catch (io.avrodyne.registry.RegistryException e) {"
            + " System.out.print(Main.class.getModule() + \" \" + e.status()); }");
    compile(home);
    String output = start(home, "--add-modules", "ALL-MODULE-PATH");
    assertTrue(output.endsWith("module shop 0"), output);
  }

  private static void writeOrder(Path home, String directives) throws IOException {
    write(
        home.resolve("src/module-info.java"),
        "module shop { requires io.avrodyne.api; requires io.avrodyne.runtime; "
            + directives
            + " exports shop; }");
    write(
        home.resolve("src/shop/Order.java"),
        "package shop; @io.avrodyne.api.AvroRecord public record Order(int id, String note) {}");
  }

  private static void writeMain(Path home, String statements) throws IOException {
    write(
        home.resolve("src/shop/Main.java"),
        "package shop; import io.avrodyne.runtime.*; import io.avrodyne.runtime.message.*;"
            + " public class Main {"
            + " public static void main(String[] args) { "
            + statements
            + " } }");
  }

  private static Stream<Path> jars() {
    return CLASS_PATH.stream().filter(path -> path.getFileName().toString().matches(NEEDED));
  }

  private static String modules() {
    return jars().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static String names() {
    return ModuleFinder.of(jars().toArray(Path[]::new)).findAll().stream()
        .map(module -> module.descriptor().name())
        .collect(Collectors.joining(","));
  }

  private static void compile(Path home) throws Exception {
    run(
        "javac",
        "--module-path",
        modules(),
        "--processor-path",
        System.getProperty("java.class.path"),
        "-d",
        home.resolve("classes").toString(),
        home.resolve("src/module-info.java").toString(),
        home.resolve("src/shop/Order.java").toString(),
        home.resolve("src/shop/Main.java").toString());
  }

  private static String start(Path home, String... options) throws Exception {
    List<String> arguments = new ArrayList<>();
    arguments.add("--module-path");
    arguments.add(modules() + File.pathSeparator + home.resolve("classes"));
    arguments.addAll(List.of(options));
    arguments.add("-m");
    arguments.add("shop/shop.Main");
    return run("java", arguments.toArray(String[]::new));
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
