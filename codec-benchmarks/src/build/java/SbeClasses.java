import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program that copies the sources that SBE wrote. SBE writes all of them in every build, and the
 * build compiles again whatever is newer.
 */
public final class SbeClasses {

  private SbeClasses() {}

  /** Copies the classes: the arguments are those of {@link SourcePrograms}. */
  public static void main(String[] args) throws IOException {
    SourceFolder folder = new SourceFolder(Path.of(args[0]));
    Path written = Path.of(args[2]);
    for (Path file : sources(written)) {
      folder.write(written.relativize(file), Files.readString(file));
    }
  }

  private static List<Path> sources(Path written) throws IOException {
    try (Stream<Path> files = Files.walk(written)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }
}
