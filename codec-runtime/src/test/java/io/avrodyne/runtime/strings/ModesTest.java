package io.avrodyne.runtime.strings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.runtime.OpenStrings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of JVMs that open {@code java.lang} or do not: what they print is the mode, and nothing
 * else, on any JDK.
 */
class ModesTest {

  private static final String CLOSED = "closed" + System.lineSeparator();
  private static final String OPENED = "opened" + System.lineSeparator();

  private static final String PACKAGE = "java.base/java.lang";

  @TempDir Path folder;

  @Test
  void closedModePrintsNothing() throws Exception {
    assertEquals(CLOSED, printed(onClassPath()));
  }

  @Test
  void packageIsOpenedOnTheCommandLine() throws Exception {
    assertEquals(OPENED, printed(onClassPath("--add-opens", PACKAGE + "=ALL-UNNAMED")));
  }

  @Test
  void packageIsOpenedToTheModule() throws Exception {
    Path module = folder.resolve("codec-runtime.jar");
    Manifest manifest = manifest();
    manifest.getMainAttributes().putValue("Automatic-Module-Name", "io.avrodyne.runtime");
    pack(location(OpenStrings.class), module, manifest);
    assertEquals(OPENED, printed(onModulePath(module, "io.avrodyne.runtime")));
    assertEquals(CLOSED, printed(onModulePath(module, "ALL-UNNAMED")));
  }

  @Test
  void packageIsOpenedByTheManifestOfARunnableJar() throws Exception {
    Path jar = folder.resolve("runnable.jar");
    Manifest manifest = manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MAIN_CLASS, Program.class.getName());
    attributes.put(
        Attributes.Name.CLASS_PATH,
        String.join(" ", classPath().map(path -> path.toUri().toString()).toList()));
    attributes.putValue("Add-Opens", PACKAGE);
    pack(location(Program.class), jar, manifest);
    assertEquals(OPENED, printed(List.of("-jar", jar.toString())));
  }

  /** Each character then takes two bytes, so nothing is as the open mode expects it. */
  @Test
  void modeIsClosedWithoutCompactStrings() throws Exception {
    assertEquals(
        CLOSED,
        printed(onClassPath("--add-opens", PACKAGE + "=ALL-UNNAMED", "-XX:-CompactStrings")));
  }

  private static List<String> onClassPath(String... options) {
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
    arguments.add(Program.class.getName());
    return arguments;
  }

  /** The runtime is a module, and everything else is on the class path. */
  private static List<String> onModulePath(Path module, String openedTo) throws Exception {
    Path runtime = location(OpenStrings.class);
    List<String> others =
        classPath().filter(path -> !path.equals(runtime)).map(Path::toString).toList();
    return List.of(
        "--add-opens",
        PACKAGE + "=" + openedTo,
        "-p",
        module.toString(),
        "--add-modules",
        "io.avrodyne.runtime",
        "-cp",
        String.join(System.getProperty("path.separator"), others),
        Program.class.getName());
  }

  private static Stream<Path> classPath() {
    String path = System.getProperty("java.class.path");
    return Stream.of(path.split(System.getProperty("path.separator"), -1)).map(Path::of);
  }

  private static Path location(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static Manifest manifest() {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    return manifest;
  }

  private static void pack(Path classes, Path jar, Manifest manifest) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
        Stream<Path> files = Files.walk(classes)) {
      files.filter(file -> file.toString().endsWith(".class")).forEach(f -> add(out, classes, f));
    }
  }

  private static void add(JarOutputStream jar, Path classes, Path file) {
    try {
      jar.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
      Files.copy(file, jar);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns what a JVM prints to both of its streams. */
  private String printed(List<String> arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(arguments);
    Path printed = folder.resolve("printed.txt");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    try {
      assertTrue(process.waitFor(1, TimeUnit.MINUTES), "did not end");
    } finally {
      process.destroyForcibly();
    }
    String text = Files.readString(printed, StandardCharsets.UTF_8);
    assertEquals(0, process.exitValue(), text);
    return text;
  }
}
