package io.avrodyne.command;

import io.avrodyne.registry.HttpRegistryBuilder;
import io.avrodyne.registry.SchemaRegistry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** A folder with the output of a build, and a line for commands. */
final class Shell {

  final TestRegistry registry = new TestRegistry();
  final Map<String, String> environment = new HashMap<>();
  Function<HttpRegistryBuilder, SchemaRegistry> connector = client -> registry;
  final Path folder;
  byte[] input = {};

  Shell(Path folder) {
    this.folder = folder;
  }

  /** The outcome of a command. */
  record Outcome(ExitCode code, List<String> out, List<String> err) {

    /** Returns the outcome of a command that was done and printed lines. */
    static Outcome done(String... lines) {
      return new Outcome(ExitCode.DONE, List.of(lines), List.of());
    }
  }

  /** Runs a command with more options than those of the first list. */
  Outcome run(List<String> start, String... more) {
    return run(Stream.concat(start.stream(), Stream.of(more)).toArray(String[]::new));
  }

  /** Runs a command on {@code http://registry}, unless the environment says otherwise. */
  Outcome run(String... line) {
    environment.putIfAbsent("SCHEMA_REGISTRY_URL", "http://registry");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ExitCode code;
    try (Session session =
        new Session(
            new ByteArrayInputStream(input),
            new Console(stream(out), stream(err)),
            environment,
            connector,
            System::nanoTime)) {
      code = new Commands(session).run(List.of(line));
    }
    return new Outcome(code, lines(out), lines(err));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static List<String> lines(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  /** Returns all files below a folder, with their texts, in the order of their paths. */
  static List<String> files(Path folder) throws IOException {
    List<String> found = new ArrayList<>();
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          found.add(folder.relativize(file) + ": " + Files.readString(file));
        }
      }
    }
    return found;
  }

  /** Returns the option for the output of the build. */
  String classes() {
    return "--classes=" + folder.resolve("classes");
  }

  /** Writes the schema of a type into the output of the build. */
  Path schema(String name, String text) {
    return write("classes/META-INF/avro/" + name + ".avsc", text);
  }

  Path write(String file, String text) {
    try {
      Path path = folder.resolve(file);
      Files.createDirectories(path.getParent());
      return Files.writeString(path, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the text of a record with one field of type int for each name. */
  static String record(String name, String... fields) {
    StringBuilder text = new StringBuilder();
    for (String field : fields) {
      text.append(text.isEmpty() ? "" : ",");
      text.append("{\"name\":\"").append(field).append("\",\"type\":\"int\"}");
    }
    int dot = name.lastIndexOf('.');
    return "{\"type\":\"record\",\"name\":\""
        + name.substring(dot + 1)
        + "\",\"namespace\":\""
        + name.substring(0, dot)
        + "\",\"fields\":["
        + text
        + "]}";
  }

  /** Returns the text of a record with one field of a type that is defined elsewhere. */
  static String user(String name, String used) {
    return record(name, "other").replace("\"type\":\"int\"", "\"type\":\"" + used + "\"");
  }
}
