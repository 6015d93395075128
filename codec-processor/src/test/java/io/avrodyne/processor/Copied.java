package io.avrodyne.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.testing.compile.Compilation;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroCodec;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.tools.JavaFileObject;

/** A codec, and a value of its type. */
record Copied(AvroCodec<Object> codec, Object value, Compilation compilation) {

  static Copied of(String expression, String... sources) {
    return of(CopyingProject::compile, expression, sources);
  }

  static Copied encoded(String expression, String... sources) {
    return of(TestCompiler::compile, expression, sources);
  }

  /** Copies values of types that are made in several rounds. */
  static Copied after(TypeGenerator other, String expression, String... sources) {
    return of(files -> CopyingProject.compile(List.of(other), files), expression, sources);
  }

  private static Copied of(
      Function<JavaFileObject[], Compilation> compiler, String expression, String... sources) {
    JavaFileObject[] files =
        Arrays.stream(sources)
            .map(text -> text.startsWith("package ") ? Sources.of(text) : Sources.inShop(text))
            .toArray(JavaFileObject[]::new);
    files = Arrays.copyOf(files, files.length + 1);
    files[files.length - 1] =
        Sources.inShop(
            "public class Sample implements java.util.function.Supplier<Object> {"
                + " @Override public Object get() { return "
                + expression
                + "; } }");
    Compilation compilation = compiler.apply(files);
    assertThat(compilation).succeededWithoutWarnings();
    GeneratedClasses classes = new GeneratedClasses(compilation);
    try {
      Object sample = classes.load("shop.Sample").getDeclaredConstructor().newInstance();
      return new Copied(classes.codecOf("shop.Order"), ((Supplier<?>) sample).get(), compilation);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  Object copy() {
    return codec.copy(value);
  }

  String failure() {
    return assertThrows(EncodeException.class, this::copy).getMessage();
  }

  /** Returns the value of a field of an object. */
  static Object field(Object object, String name) {
    try {
      var field = object.getClass().getDeclaredField(name);
      field.setAccessible(true);
      return field.get(object);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
