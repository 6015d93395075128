package io.avrodyne.processor;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.emit.EmittedSource;
import io.avrodyne.processor.emit.EmittedSource.EmittedSchema;
import io.avrodyne.processor.emit.Surroundings;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * A writer of generated files. Each file has the type that it was generated from as its only
 * originating element, as isolating incremental builds require.
 */
final class Output {

  private static final String GENERATED = "javax.annotation.processing.Generated";

  private final ProcessingEnvironment environment;
  private final String generator;

  /** Creates one; {@code generator} is the name that {@code @Generated} gives. */
  Output(ProcessingEnvironment environment, String generator) {
    this.environment = environment;
    this.generator = generator;
  }

  /** Returns the facts about the compilation that affect emitted codecs. */
  Surroundings surroundings() {
    return new Surroundings(
        generatedAnnotation(),
        name -> environment.getElementUtils().getTypeElement(name.canonicalName()) != null);
  }

  private Optional<AnnotationSpec> generatedAnnotation() {
    return Optional.ofNullable(environment.getElementUtils().getTypeElement(GENERATED))
        .map(
            type ->
                AnnotationSpec.builder(ClassName.get(type))
                    .addMember("value", "$S", generator)
                    .build());
  }

  /**
   * Writes a class with its schemas and metadata; returns false if a class of that name already
   * exists.
   */
  boolean write(EmittedSource emitted, TypeElement type) {
    Filer filer = environment.getFiler();
    try {
      try (Writer source =
          filer.createSourceFile(emitted.name().canonicalName(), type).openWriter()) {
        source.write(EscapedText.ofSource(emitted.text()));
      }
      for (EmittedSchema schema : emitted.schemas()) {
        writeJson("META-INF/avro/" + schema.fullname() + ".avsc", schema.text(), type);
      }
      if (emitted.reachability().isPresent()) {
        String path =
            "META-INF/native-image/io.avrodyne/" + emitted.name() + "/reachability-metadata.json";
        writeJson(path, emitted.reachability().get(), type);
      }
      return true;
    } catch (FilerException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file's own writer would use the encoding of the sources. */
  private void writeJson(String path, String text, TypeElement type) throws IOException {
    try (Writer file =
        new OutputStreamWriter(
            environment
                .getFiler()
                .createResource(StandardLocation.CLASS_OUTPUT, "", path, type)
                .openOutputStream(),
            StandardCharsets.UTF_8)) {
      file.write(EscapedText.ofJson(text));
      file.write('\n');
    }
  }
}
