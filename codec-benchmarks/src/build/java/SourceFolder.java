import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of the sources that programs write. */
record SourceFolder(Path root) {

  /** Writes a class, unless it is there: the build compiles again whatever changes. */
  void write(String packageName, String name, String source) throws IOException {
    Path file = root.resolve(packageName.replace('.', '/')).resolve(name + ".java");
    if (!Files.exists(file) || !Files.readString(file).equals(source)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, source);
    }
  }
}
