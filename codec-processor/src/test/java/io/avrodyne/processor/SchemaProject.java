package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import io.avrodyne.generate.GeneratedSources;
import io.avrodyne.generate.Generator;
import io.avrodyne.generate.GeneratorSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.tools.JavaFileObject;

/** A folder of schemas, whose sources are generated and compiled with the processor. */
record SchemaProject(Path home) {

  /** Adds a file; single quotes are replaced by double quotes in schemas. */
  SchemaProject with(String file, String text) throws IOException {
    Path target = home.resolve(file);
    Files.createDirectories(target.getParent());
    Files.writeString(target, file.endsWith(".avsc") ? text.replace('\'', '"') : text);
    return this;
  }

  GeneratorSettings settings() {
    return new GeneratorSettings(
        List.of(home),
        GeneratorSettings.of(home).style(),
        "",
        "",
        Map.of(),
        Map.of(),
        Optional.of(home.resolve("converted")));
  }

  GeneratedSources generate(UnaryOperator<GeneratorSettings> choices) throws IOException {
    GeneratedSources generated = Generator.generate(choices.apply(settings()));
    for (Map.Entry<String, String> file : generated.converted().entrySet()) {
      Files.createDirectories(home.resolve("converted"));
      Files.writeString(home.resolve("converted").resolve(file.getKey()), file.getValue());
    }
    return generated;
  }

  /** Generates and compiles, with all lint on. */
  Compilation compile(UnaryOperator<GeneratorSettings> choices) throws IOException {
    GeneratedSources generated = generate(choices);
    List<JavaFileObject> sources = new ArrayList<>();
    generated
        .sources()
        .forEach(
            (path, text) ->
                sources.add(
                    JavaFileObjects.forSourceString(
                        path.substring(0, path.length() - ".java".length()).replace('/', '.'),
                        text)));
    Compilation compilation =
        TestCompiler.compileWith(
            List.of("-Aavrodyne.schemas=" + home.toAbsolutePath()),
            sources.toArray(JavaFileObject[]::new));
    try {
      assertThat(compilation).succeededWithoutWarnings();
    } catch (AssertionError e) {
      throw new AssertionError(String.join("\n", generated.sources().values()), e);
    }
    return compilation;
  }
}
