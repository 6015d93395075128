package io.avrodyne.databases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A process of an Apicurio registry that accepts requests, started by a shell. The shell waits for
 * the signal by which it shall end the registry; when its input ends without one, this JVM was
 * killed, and it also deletes the files.
 */
final class RegistryProcess {

  /** Ignores Ctrl-C, which reaches every process of a terminal, so that it can clean up. */
  private static final String KEEPER =
      """
      directory="$1"
      shift
      "$@" < /dev/null 2>&1 &
      exec > /dev/null 2>&1
      trap '' INT TERM HUP
      read -r signal || lost=yes
      kill -s "${signal:-KILL}" "$!"
      wait "$!"
      test -z "$lost" || rm -rf "$directory"
      """;

  private static final String LOCAL = "127.0.0.1";
  private static final String READY = "Listening on: http";

  /** What the program is called in version 2 and in version 3. */
  private static final Pattern PROGRAM = Pattern.compile(".*-runner\\.jar|quarkus-run\\.jar");

  private final Process keeper;

  private RegistryProcess(Process keeper) {
    this.keeper = keeper;
  }

  /**
   * Starts a registry.
   *
   * @param directory where it keeps its schemas
   * @param program where its archive was unpacked
   */
  static RegistryProcess start(Path directory, Path program, int port) throws IOException {
    List<String> command = new ArrayList<>(List.of("sh", "-c", KEEPER, "keeper"));
    command.add(directory.toString());
    command.addAll(java(program));
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().putAll(settings(directory, port));
    RegistryProcess registry = new RegistryProcess(builder.redirectErrorStream(true).start());
    try {
      ServerOutput.awaitLine(registry.keeper.inputReader(), READY, "The registry");
      return registry;
    } catch (IOException e) {
      registry.kill();
      throw e;
    }
  }

  /** Returns the command, with the JDK of this JVM and the compiler that starts fastest. */
  private static List<String> java(Path program) throws IOException {
    try (Stream<Path> files = Files.list(program)) {
      Path jar =
          files
              .filter(file -> PROGRAM.matcher(String.valueOf(file.getFileName())).matches())
              .findFirst()
              .orElseThrow(() -> new IOException("The registry's archive has no program"));
      return List.of(
          Path.of(System.getProperty("java.home"), "bin", "java").toString(),
          "-Xmx512m",
          "-XX:TieredStopAtLevel=1",
          "-Djava.io.tmpdir=" + program,
          "-jar",
          jar.toString());
    }
  }

  /** Returns the settings of both versions: each ignores those of the other. */
  private static Map<String, String> settings(Path directory, int port) throws IOException {
    String database = "jdbc:h2:file:" + directory.resolve("schemas") + ";WRITE_DELAY=0";
    return Map.of(
        "QUARKUS_HTTP_HOST", LOCAL,
        "QUARKUS_HTTP_PORT", Integer.toString(port),
        "QUARKUS_MANAGEMENT_HOST", LOCAL,
        "QUARKUS_MANAGEMENT_PORT", Integer.toString(Ports.free()),
        "QUARKUS_DATASOURCE_JDBC_URL", database,
        "APICURIO_DATASOURCE_URL", database);
  }

  void stop() {
    end("TERM");
  }

  void kill() {
    end("KILL");
  }

  private void end(String signal) {
    try (Writer input = keeper.outputWriter()) {
      input.write(signal + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Processes.awaitEnd(keeper.toHandle());
  }
}
