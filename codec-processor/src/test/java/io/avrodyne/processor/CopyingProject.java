package io.avrodyne.processor;

import com.google.testing.compile.Compilation;
import java.util.Arrays;
import java.util.List;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;

/** Compiles with the setting of a project that codecs have code that copies. */
final class CopyingProject {

  private static final List<String> OPTIONS = List.of("-Aavrodyne.config=conf.Project");

  private static final JavaFileObject SETTINGS =
      Sources.of(
          "package conf; import io.avrodyne.api.*;"
              + " @AvroConfig(copies = Copies.GENERATED) public interface Project {}");

  private CopyingProject() {}

  static Compilation compile(JavaFileObject... sources) {
    return compile(List.of(), sources);
  }

  /** Compiles with other processors, which run before Avrodyne's. */
  static Compilation compile(List<Processor> others, JavaFileObject... sources) {
    JavaFileObject[] all = Arrays.copyOf(sources, sources.length + 1);
    all[sources.length] = SETTINGS;
    return TestCompiler.compile(others, OPTIONS, all);
  }
}
