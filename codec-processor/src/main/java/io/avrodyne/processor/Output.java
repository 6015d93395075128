package io.avrodyne.processor;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.emit.EmittedCodec;
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

  Output(ProcessingEnvironment environment) {
    this.environment = environment;
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
                    .addMember("value", "$S", AvroProcessor.class.getName())
                    .build());
  }

  /** Writes a codec and its schema; returns false if a class of that name already exists. */
  boolean write(EmittedCodec codec, TypeElement type) {
    Filer filer = environment.getFiler();
    try {
      try (Writer source =
          filer.createSourceFile(codec.name().canonicalName(), type).openWriter()) {
        source.write(EscapedText.ofSource(codec.source()));
      }
      String path = "META-INF/avro/" + codec.fullname() + ".avsc";
      // The file's own writer would use the encoding of the sources.
      try (Writer schema =
          new OutputStreamWriter(
              filer
                  .createResource(StandardLocation.CLASS_OUTPUT, "", path, type)
                  .openOutputStream(),
              StandardCharsets.UTF_8)) {
        schema.write(EscapedText.ofJson(codec.schemaText()));
        schema.write('\n');
      }
      return true;
    } catch (FilerException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
