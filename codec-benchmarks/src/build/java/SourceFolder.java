import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of the sources that programs write. */
record SourceFolder(Path root) {

  /** Writes a class. */
  void write(String packageName, String name, String source) throws IOException {
    write(Path.of(packageName.replace('.', '/'), name + ".java"), source);
  }

  /** Writes a file, unless it is there: the build compiles again whatever changes. */
  void write(Path path, String source) throws IOException {
    Path file = root.resolve(path);
    if (!Files.exists(file) || !Files.readString(file).equals(source)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, source);
    }
  }
}
