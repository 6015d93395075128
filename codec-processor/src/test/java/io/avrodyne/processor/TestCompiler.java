package io.avrodyne.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** Compiles with the processor, all lint on and every warning an error. */
public final class TestCompiler {

  /** The class path of the tests has entries that do not exist, which is harmless here. */
  private static final List<Object> STRICT = List.of("-Xlint:all,-path,-processing", "-Werror");

  private static final Compiler JAVAC = Compiler.compiler(new KeptCompiler());

  private TestCompiler() {}

  /** Returns javac without processors and options; options must not change the class path. */
  public static Compiler javac() {
    return JAVAC;
  }

  static Compilation compile(JavaFileObject... sources) {
    return compile(List.of(), sources);
  }

  /** Compiles with other processors, which run before Avrodyne's. */
  static Compilation compile(List<Processor> others, JavaFileObject... sources) {
    return compile(others, List.of(), sources);
  }

  /** Compiles with options of the processor. */
  static Compilation compileWith(List<String> options, JavaFileObject... sources) {
    return compile(List.of(), options, sources);
  }

  /** Compiles with other processors, and with options. */
  static Compilation compile(
      List<Processor> others, List<String> options, JavaFileObject... sources) {
    List<Object> all = new ArrayList<>(STRICT);
    all.addAll(options);
    List<Processor> processors = new ArrayList<>(others);
    processors.add(new AvroProcessor());
    return javac().withOptions(all).withProcessors(processors).compile(Arrays.asList(sources));
  }

  /** Returns a generated source, as text. */
  static String generated(Compilation compilation, String name) {
    return text(
        compilation
            .generatedSourceFile(name)
            .orElseThrow(
                () -> new AssertionError(name + " missing: " + compilation.diagnostics())));
  }

  /** Returns the text of a schema file. */
  static String schemaFile(Compilation compilation, String fullname) {
    return text(
        compilation
            .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/avro/" + fullname + ".avsc")
            .orElseThrow(() -> new AssertionError("no schema file of " + fullname)));
  }

  private static String text(JavaFileObject file) {
    try {
      return file.getCharContent(false).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
