package io.avrodyne.maven;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A distribution of Gradle, made from what Maven Central has: a single jar with its classes, for
 * authors of plugins. Gradle looks for a jar of each of its modules, with a descriptor that lists
 * what the module needs, so these are written beside it.
 */
final class GradleHome {

  /** The module that Gradle runs from. */
  private static final String SERVER = "gradle-daemon-server";

  /** More modules that Gradle looks for, although it takes their classes from the single jar. */
  private static final Set<String> MODULES =
      Set.of(SERVER, "gradle-installation-beacon", "ant", "ant-launcher", "javax.inject");

  private static final String DESCRIPTOR = "-classpath.properties";

  /** Options of a JVM that starts quickly, with the packages that Gradle opens in its own JVMs. */
  private static final String OPTIONS =
      """
      -Xmx512m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC \
      --add-opens=java.base/java.lang=ALL-UNNAMED \
      --add-opens=java.base/java.lang.invoke=ALL-UNNAMED \
      --add-opens=java.base/java.util=ALL-UNNAMED""";

  private final Path folder;
  private final Path lib;
  private final Path classes;

  /**
   * Creates a distribution.
   *
   * @param folder where it is created
   * @param libraries the jar with Gradle's classes, and those that it needs
   */
  GradleHome(Path folder, List<Path> libraries) throws IOException {
    this.folder = folder;
    lib = folder.resolve("lib");
    Files.createDirectories(lib.resolve("plugins"));
    List<String> jars = new ArrayList<>();
    for (Path library : libraries) {
      jars.add(library.getFileName().toString());
      Files.copy(library, lib.resolve(library.getFileName()));
    }
    classes =
        lib.resolve(
            jars.stream().filter(jar -> jar.startsWith("gradle-api-")).findFirst().orElseThrow());
    for (String module : modules()) {
      writeJar(module, module.equals(SERVER) ? "runtime=" + String.join(",", jars) : "");
    }
    try (FileSystem jar = FileSystems.newFileSystem(classes)) {
      // The JVM would look for the providers on its class path, where Gradle does not have them.
      Files.delete(jar.getPath("META-INF/services/java.nio.file.spi.FileSystemProvider"));
    }
  }

  private Set<String> modules() throws IOException {
    Set<String> modules = new TreeSet<>(MODULES);
    try (ZipFile jar = new ZipFile(classes.toFile())) {
      for (ZipEntry entry : Collections.list(jar.entries())) {
        String name = entry.getName();
        if (name.endsWith(DESCRIPTOR)) {
          modules.add(name.substring(0, name.length() - DESCRIPTOR.length()));
        }
        if (name.endsWith(DESCRIPTOR) || name.matches("gradle-[a-z-]*plugins\\.properties")) {
          Properties lists = new Properties();
          try (InputStream in = jar.getInputStream(entry)) {
            lists.load(in);
          }
          lists.values().stream()
              .flatMap(list -> Stream.of(list.toString().split(",", -1)))
              .filter(item -> item.startsWith("gradle-"))
              .forEach(modules::add);
        }
      }
    }
    return modules;
  }

  private void writeJar(String module, String descriptor) throws IOException {
    Path file = lib.resolve(module + "-0.jar");
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
      jar.putNextEntry(new ZipEntry(module + DESCRIPTOR));
      jar.write(descriptor.getBytes(UTF_8));
    }
  }

  /** Writes the script that starts this Gradle into a project. It leaves no process. */
  void writeScript(Project project) throws IOException {
    project.write("gradle.properties", "org.gradle.internal.instrumentation.agent=false\n");
    Path script =
        project.write(
            "gradlew",
            """
            #!/bin/sh
            exec "$JAVA_HOME/bin/java" %s "-Dmaven.repo.local=%s" \\
              -cp "%s" org.gradle.launcher.GradleMain --gradle-user-home "%s" \\
              --offline --no-daemon --console=plain --configuration-cache "$@"
            """
                .formatted(
                    OPTIONS,
                    System.getProperty(Project.REPOSITORY),
                    classes,
                    folder.resolve("user")));
    assertTrue(script.toFile().setExecutable(true));
  }
}
