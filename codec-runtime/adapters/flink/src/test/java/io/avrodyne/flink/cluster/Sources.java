package io.avrodyne.flink.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;

/** A compiler of sources that are not on the class path of the tests, with the processor. */
public final class Sources {

  private Sources() {}

  /** Compiles sources into a folder, and returns a loader of their classes. */
  public static URLClassLoader compile(List<Path> files, Path folder) throws IOException {
    StringWriter messages = new StringWriter();
    PrintWriter out = new PrintWriter(messages, true);
    List<String> arguments =
        new ArrayList<>(List.of("-encoding", "UTF-8", "-d", folder.toString()));
    arguments.addAll(List.of("-processorpath", System.getProperty("java.class.path")));
    arguments.addAll(List.of("-Xlint:all,-processing,-classfile,-serial", "-Werror"));
    files.forEach(file -> arguments.add(file.toString()));
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertEquals(0, javac.run(out, out, arguments.toArray(String[]::new)), messages::toString);
    return new URLClassLoader(new URL[] {folder.toUri().toURL()}, Sources.class.getClassLoader());
  }
}
