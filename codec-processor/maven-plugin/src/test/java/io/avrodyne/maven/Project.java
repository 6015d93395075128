package io.avrodyne.maven;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The build of somebody who uses the plugin: commands run in its folder as they are, with the
 * artifacts that this build has made.
 */
final class Project {

  /** Set if this build has a jar of the plugin, in a repository. */
  static final String REPOSITORY = "plugin.repository";

  private static final Path SETTINGS = Path.of("src", "it", "settings.xml");
  private static final Path ROOT = Path.of("..", "..", "pom.xml");

  private final Path folder;
  private final String rootPom;

  Project(Path folder) throws IOException {
    this.folder = folder;
    rootPom = Files.readString(ROOT);
    String outer = Objects.requireNonNull(System.getProperty("outer.repository"));
    String url = Path.of(outer).toUri().toString();
    Path settings =
        write("settings.xml", Files.readString(SETTINGS).replace("@localRepositoryUrl@", url));
    write(
        ".mvn/maven.config",
        "-gs\n" + settings + "\n-Dmaven.repo.local=" + System.getProperty(REPOSITORY) + "\n");
  }

  /** The outcome of a command: its exit code, and what it printed. */
  record Exit(int code, String log) {

    Exit requireDone() {
      assertTrue(code == 0, log);
      return this;
    }
  }

  /** Runs a command line. */
  Exit run(String command, Map<String, String> environment)
      throws IOException, InterruptedException {
    Path log = folder.resolve("log.txt");
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    Map<String, String> variables = builder.environment();
    variables.keySet().removeIf(name -> name.startsWith("SCHEMA_REGISTRY_"));
    variables.merge(
        "PATH",
        Path.of(Objects.requireNonNull(System.getProperty("maven.home")), "bin").toString(),
        (path, maven) -> maven + File.pathSeparator + path);
    variables.put("JAVA_HOME", System.getProperty("java.home"));
    variables.put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    variables.putAll(environment);
    Process process = builder.start();
    try {
      assertTrue(process.waitFor(5, TimeUnit.MINUTES), command);
      return new Exit(process.exitValue(), Files.readString(log));
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }

  Path write(String file, String text) throws IOException {
    Path path = folder.resolve(file).toAbsolutePath();
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }

  boolean has(String file) {
    return Files.exists(folder.resolve(file));
  }

  /** Writes a source of the package shop into a module. */
  void source(String module, String name, String text) throws IOException {
    write(
        module + "/src/main/java/shop/" + name + ".java",
        "package shop;\n\nimport io.avrodyne.api.AvroRecord;\n\n" + text + "\n");
  }

  /** Writes the POM of a module whose parent is in the folder above it. */
  void module(String name) throws IOException {
    write(
        name + "/pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <parent>
            <groupId>shop</groupId>
            <artifactId>parent</artifactId>
            <version>1</version>
          </parent>
          <artifactId>%s</artifactId>
        </project>
        """
            .formatted(name));
  }

  /**
   * Writes a POM whose compiler is set up as the page Setup says.
   *
   * @param modules the modules of a parent, or none
   * @param options the arguments of the compiler
   * @param plugins more plugins
   * @param rest what comes after the build
   */
  void pom(String modules, String options, String plugins, String rest) throws IOException {
    write(
        "pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>shop</groupId>
          <artifactId>parent</artifactId>
          <version>1</version>
          %s
          <properties>
            <maven.compiler.release>17</maven.compiler.release>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
          <dependencies>
            <dependency>
              <groupId>io.avrodyne</groupId>
              <artifactId>codec-runtime</artifactId>
              <version>0.1.0-SNAPSHOT</version>
            </dependency>
          </dependencies>
          <build>
            <pluginManagement>
              <plugins>
                <plugin>
                  <artifactId>maven-resources-plugin</artifactId>
                  <version>%s</version>
                </plugin>
                <plugin>
                  <artifactId>maven-surefire-plugin</artifactId>
                  <version>%s</version>
                </plugin>
                <plugin>
                  <artifactId>maven-jar-plugin</artifactId>
                  <version>%s</version>
                </plugin>
              </plugins>
            </pluginManagement>
            <plugins>
              <plugin>
                <artifactId>maven-compiler-plugin</artifactId>
                <version>%s</version>
                <configuration>
                  <annotationProcessorPaths>
                    <path>
                      <groupId>io.avrodyne</groupId>
                      <artifactId>codec-processor</artifactId>
                      <version>0.1.0-SNAPSHOT</version>
                    </path>
                  </annotationProcessorPaths>
                  %s
                </configuration>
              </plugin>
              %s
            </plugins>
          </build>
          %s
        </project>
        """
            .formatted(
                modules,
                version("maven-resources-plugin"),
                version("maven-surefire-plugin"),
                version("maven-jar-plugin"),
                version("maven-compiler-plugin"),
                options.isEmpty() ? "" : "<compilerArgs>" + options + "</compilerArgs>",
                plugins,
                rest));
  }

  /** Returns the version of a plugin in this build, whose repository has it. */
  private String version(String plugin) {
    Matcher version =
        Pattern.compile(
                "<"
                    + plugin
                    + "\\.version>(.*?)<|<artifactId>"
                    + plugin
                    + "</artifactId>\\s*<version>(\\d.*?)<")
            .matcher(rootPom);
    assertTrue(version.find(), plugin);
    return Objects.requireNonNull(version.group(version.group(1) == null ? 2 : 1));
  }
}
