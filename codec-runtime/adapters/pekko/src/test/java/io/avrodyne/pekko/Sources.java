package io.avrodyne.pekko;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A compiler of sources that are not on the class path of the tests, with the processor. */
final class Sources {

  private Sources() {}

  /**
   * Compiles sources into a folder, and returns a loader of their classes.
   *
   * @param parent the loader of the classes that the sources name, on the class path or not
   */
  static URLClassLoader compile(List<Path> files, Path folder, ClassLoader parent)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of(
            "-d",
            folder.toString(),
            "-processorpath",
            System.getProperty("java.class.path"),
            "-Xlint:all,-processing",
            "-Werror");
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(files))
              .call();
      assertTrue(compiled, messages::toString);
    }
    return new URLClassLoader(new URL[] {folder.toUri().toURL()}, parent);
  }
}
