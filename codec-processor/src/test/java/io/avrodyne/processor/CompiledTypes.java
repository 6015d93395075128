package io.avrodyne.processor;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** A folder of class files on the class path of later compilations. */
final class CompiledTypes {

  private final Path folder;

  CompiledTypes(Path folder) {
    this.folder = folder;
  }

  /** Adds the classes of a compilation except those whose names end with {@code without}. */
  CompiledTypes add(Compilation compilation, String without) {
    for (JavaFileObject file : compilation.generatedFiles()) {
      String name = file.getName().replaceFirst("^/CLASS_OUTPUT/", "");
      if (file.getKind() == JavaFileObject.Kind.CLASS && !name.endsWith(without + ".class")) {
        write(file, folder.resolve(name));
      }
    }
    return this;
  }

  /** Compiles sources that may use these classes. */
  Compilation compile(JavaFileObject... sources) {
    return compileWith(List.of(), sources);
  }

  /** Compiles them with options of the processor. */
  Compilation compileWith(List<String> options, JavaFileObject... sources) {
    List<Object> all = new ArrayList<>(List.of("-Xlint:all,-path,-processing", "-Werror"));
    all.addAll(options);
    List<File> classPath =
        new ArrayList<>(
            Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(File::new)
                .toList());
    classPath.add(folder.toFile());
    return javac()
        .withOptions(all)
        .withProcessors(new AvroProcessor())
        .withClasspath(classPath)
        .compile(sources);
  }

  private static void write(JavaFileObject file, Path target) {
    try (InputStream in = file.openInputStream()) {
      Files.createDirectories(target.getParent());
      Files.write(target, in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
