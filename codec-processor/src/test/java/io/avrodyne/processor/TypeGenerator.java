package io.avrodyne.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;

/** Another processor: it writes one source in each round until it has written all of them. */
@SupportedAnnotationTypes("*")
final class TypeGenerator extends AbstractProcessor {

  private final Queue<JavaFileObject> sources;

  TypeGenerator(JavaFileObject... sources) {
    this.sources = new ArrayDeque<>(List.of(sources));
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    JavaFileObject source = round.processingOver() ? null : sources.poll();
    if (source != null) {
      write(source);
    }
    return false;
  }

  private void write(JavaFileObject source) {
    String name = source.getName().replaceFirst("^/", "").replaceFirst("\\.java$", "");
    try (Writer out =
        processingEnv.getFiler().createSourceFile(name.replace('/', '.')).openWriter()) {
      out.append(source.getCharContent(false));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
