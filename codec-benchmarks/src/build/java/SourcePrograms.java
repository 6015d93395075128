import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * The program that the build runs: it compiles the other programs of this folder, which write
 * sources, and runs them. (Before Java 22, only a single file can be run from its source.)
 */
public final class SourcePrograms {

  private static final List<String> PROGRAMS =
      List.of("BeanClasses", "ContenderClasses", "SbeClasses", "VariantClasses", "WideClasses");

  private SourcePrograms() {}

  /**
   * Runs the programs, each with the same arguments: the folder for the sources, that of the tables
   * that they read, and that of the sources that SBE wrote.
   */
  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    Path classes = Files.createDirectories(Path.of(args[2]).resolveSibling("programs"));
    compile(Path.of(args[1], "java"), classes);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      for (String name : PROGRAMS) {
        loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) args);
      }
    }
  }

  private static void compile(Path programs, Path classes) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-d", classes.toString()));
    try (Stream<Path> files = Files.list(programs)) {
      files.map(Path::toString).sorted().forEach(arguments::add);
    }
    String[] all = arguments.toArray(String[]::new);
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, all) != 0) {
      throw new IllegalStateException("The programs in " + programs + " do not compile");
    }
  }
}
