package io.avrodyne.processor;

import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Locale;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** Exceptions that the processor does not expect, here because nothing can be written. */
class InternalProblemTest {

  private static final JavaFileObject ORDER =
      Sources.inShop("@AvroRecord\nrecord Order(int id) {}");

  private static Compilation compile(JavaFileObject... sources) {
    return javac().withProcessors(new Unwritable()).compile(sources);
  }

  @Test
  void failureIsReportedAtItsTypeWithItsStack() {
    Compilation compilation = compile(ORDER);
    assertEquals(1, compilation.errors().size(), compilation.errors().toString());
    String message = compilation.errors().get(0).getMessage(Locale.ROOT);
    assertTrue(message.startsWith("[AvroInternal] Order made the processor fail. "), message);
    assertTrue(message.contains("Please report it with this stack trace:\n"), message);
    assertTrue(message.contains("IOException: the disk is full"), message);
    assertTrue(message.contains("\tat " + Output.class.getName()), message);
    assertEquals(2, compilation.errors().get(0).getLineNumber());
  }

  @Test
  void failureOfOneTypeDoesNotHideTheProblemsOfOthers() {
    Compilation compilation =
        compile(ORDER, Sources.inShop("@AvroRecord record Odd(Object odd) {}"));
    assertEquals(2, compilation.errors().size(), compilation.errors().toString());
  }

  /** Runs the processor with a filer that cannot write. */
  @SupportedAnnotationTypes("*")
  private static final class Unwritable extends AbstractProcessor {

    private final AvroProcessor processor = new AvroProcessor();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      super.init(environment);
      Filer filer =
          proxy(
              Filer.class,
              (self, method, arguments) -> {
                throw new IOException("the disk is full");
              });
      processor.init(
          proxy(
              ProcessingEnvironment.class,
              (self, method, arguments) ->
                  method.getName().equals("getFiler")
                      ? filer
                      : method.invoke(environment, arguments)));
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
      return type.cast(
          Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      processor.process(annotations, round);
      return false;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }
  }
}
