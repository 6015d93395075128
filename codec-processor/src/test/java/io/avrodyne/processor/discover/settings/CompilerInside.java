package io.avrodyne.processor.discover.settings;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static io.avrodyne.processor.TestCompiler.javac;

import com.google.testing.compile.JavaFileObjects;
import java.util.Set;
import java.util.function.Consumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Shows tests the elements of a source while it is compiled. */
@SupportedAnnotationTypes("*")
final class CompilerInside extends AbstractProcessor {

  private final Consumer<TypeElement> test;

  private CompilerInside(Consumer<TypeElement> test) {
    this.test = test;
  }

  /** Compiles a class called {@code Order}, and calls the test with it. */
  static void withOrder(String source, Consumer<TypeElement> test) {
    assertThat(
            javac()
                .withProcessors(new CompilerInside(test))
                .compile(JavaFileObjects.forSourceString("Order", source)))
        .succeeded();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!round.processingOver()) {
      test.accept(processingEnv.getElementUtils().getTypeElement("Order"));
    }
    return false;
  }
}
