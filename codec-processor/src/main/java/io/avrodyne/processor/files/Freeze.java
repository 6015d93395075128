package io.avrodyne.processor.files;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The command that keeps the schemas of a build as the next versions of their types, so that later
 * builds can be compared with them. It needs only the JDK, so that the jar of the processor runs on
 * its own:
 *
 * <pre>java -jar codec-processor.jar target/classes src/main/avro-history [fullname...]</pre>
 *
 * <p>A type whose newest version has the text of the current schema is left as it is. Versions are
 * never overwritten. Without fullnames it is about all types of the build.
 */
public final class Freeze {

  private static final String USAGE =
      "Usage: java -jar codec-processor.jar <class output folder> <history folder> [fullname...]";

  private final Path schemas;
  private final Path history;
  private final PrintStream log;

  private Freeze(Path schemas, Path history, PrintStream log) {
    this.schemas = schemas;
    this.history = history;
    this.log = log;
  }

  /**
   * Freezes schemas, and reports the files it wrote on the standard output.
   *
   * <p><b>Errors.</b> {@link IllegalArgumentException} if a folder, a type or a version is not
   * valid.
   */
  public static void main(String[] arguments) throws IOException {
    run(System.out, arguments);
  }

  static void run(PrintStream log, String... arguments) throws IOException {
    if (arguments.length < 2) {
      throw new IllegalArgumentException(USAGE);
    }
    Path schemas = Path.of(arguments[0], "META-INF", "avro");
    if (!Files.isDirectory(schemas)) {
      throw new IllegalArgumentException(
          schemas + " is not a folder. Compile first; the processor writes schemas there.");
    }
    Freeze freeze = new Freeze(schemas, Path.of(arguments[1]), log);
    List<String> named = Arrays.asList(arguments).subList(2, arguments.length);
    List<String> all = freeze.fullnames();
    for (String fullname : named) {
      if (!all.contains(fullname)) {
        throw new IllegalArgumentException(fullname + " has no schema in " + schemas + ".");
      }
    }
    for (String fullname : named.isEmpty() ? all : named) {
      freeze.freeze(fullname);
    }
  }

  private List<String> fullnames() throws IOException {
    try (Stream<Path> files = Files.list(schemas)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(VersionNumber.SUFFIX))
          .map(file -> file.substring(0, file.length() - VersionNumber.SUFFIX.length()))
          .sorted()
          .toList();
    }
  }

  private void freeze(String fullname) throws IOException {
    String text = text(schemas.resolve(fullname + VersionNumber.SUFFIX));
    Path home = history.resolve(fullname);
    Optional<VersionNumber> newest = newest(home);
    if (newest.isPresent() && text(file(home, newest.get())).equals(text)) {
      log.println(fullname + ": version " + newest.get().text() + " is current");
      return;
    }
    VersionNumber next = newest.map(VersionNumber::next).orElseGet(VersionNumber::first);
    Files.createDirectories(home);
    Files.write(
        file(home, next), text.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE_NEW);
    log.println(fullname + ": wrote version " + next.text() + " to " + file(home, next));
  }

  private static Optional<VersionNumber> newest(Path home) throws IOException {
    List<VersionNumber> versions = new ArrayList<>();
    if (Files.isDirectory(home)) {
      try (Stream<Path> files = Files.list(home)) {
        files.sorted().forEach(file -> versions.add(version(file)));
      }
    }
    return versions.stream().max(Comparator.naturalOrder());
  }

  private static VersionNumber version(Path file) {
    return VersionNumber.ofFile(file.getFileName().toString())
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    file + " is not named by a version, such as 1.avsc or v2.avsc."));
  }

  private static Path file(Path home, VersionNumber version) {
    return home.resolve(version.text() + VersionNumber.SUFFIX);
  }

  /** Version control may have changed the line endings. */
  private static String text(Path file) throws IOException {
    try {
      return Files.readString(file).replace("\r\n", "\n");
    } catch (IOException e) {
      // The message of the exception does not name the file.
      throw new IOException(file + " cannot be read as UTF-8: " + e.getClass().getSimpleName(), e);
    }
  }
}
