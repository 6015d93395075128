import java.io.File;
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

  private static final String SOURCE = ".java";

  private SbeClasses() {}

  /** Copies the classes: the arguments are those of {@link SourcePrograms}. */
  public static void main(String[] args) throws IOException {
    SourceFolder folder = new SourceFolder(Path.of(args[0]));
    Path written = Path.of(args[2]);
    for (Path file : sources(written)) {
      String packageName =
          written.relativize(file.getParent()).toString().replace(File.separatorChar, '.');
      String name = file.getFileName().toString();
      folder.write(
          packageName, name.substring(0, name.length() - SOURCE.length()), Files.readString(file));
    }
  }

  private static List<Path> sources(Path written) throws IOException {
    try (Stream<Path> files = Files.walk(written)) {
      return files.filter(file -> file.toString().endsWith(SOURCE)).toList();
    }
  }
}
