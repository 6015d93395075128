package io.avrodyne.processor.bind;

import static io.avrodyne.processor.TestCompiler.javac;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.junit.jupiter.api.Test;

/** Counts the steps after which a way to instantiations is taken for one without end. */
class InstantiationPathTest {

  @Test
  void argumentsThatGrowByTurnsEndAfterSixTimes() {
    compiled(
        (elements, types) -> {
          TypeMirror text = elements.getTypeElement("java.lang.String").asType();
          TypeElement list = elements.getTypeElement("java.util.List");
          assertEquals(6, steps(list, text, each -> types.getDeclaredType(list, each)));
          assertEquals(6, steps(list, text, types::getArrayType));
          TypeElement map = elements.getTypeElement("java.util.Map");
          assertEquals(6, steps(list, text, each -> types.getDeclaredType(map, each, each)));
        });
  }

  @Test
  void argumentsThatShrinkOrStayHaveNoSuchEnd() {
    compiled(
        (elements, types) -> {
          TypeElement list = elements.getTypeElement("java.util.List");
          TypeMirror deep = elements.getTypeElement("java.lang.String").asType();
          for (int i = 0; i < 50; i++) {
            deep = types.getDeclaredType(list, deep);
          }
          InstantiationPath path = null;
          TypeMirror each = deep;
          while (each instanceof DeclaredType type && !type.getTypeArguments().isEmpty()) {
            path = InstantiationPath.to(path, list, TypeExtent.of(each));
            assertFalse(path.isEndless());
            each = type.getTypeArguments().get(0);
          }
          for (int i = 0; i < 50; i++) {
            path = InstantiationPath.to(path, list, TypeExtent.of(deep));
            assertFalse(path.isEndless());
          }
        });
  }

  @Test
  void typeThatDoublesIsNotReadToItsEnd() {
    compiled(
        (elements, types) -> {
          TypeElement map = elements.getTypeElement("java.util.Map");
          TypeMirror type = elements.getTypeElement("java.lang.String").asType();
          for (int i = 0; i < 60; i++) {
            type = types.getDeclaredType(map, type, type);
          }
          TypeExtent extent = TypeExtent.of(type);
          assertTrue(extent.isTooLarge());
          assertTrue(extent.count() < 1200, extent.toString());
        });
  }

  private static int steps(
      TypeElement generic, TypeMirror first, UnaryOperator<TypeMirror> growing) {
    InstantiationPath path = null;
    TypeMirror type = first;
    int steps = -1;
    do {
      path = InstantiationPath.to(path, generic, TypeExtent.of(type));
      type = growing.apply(type);
      steps++;
    } while (!path.isEndless());
    return steps;
  }

  private static void compiled(BiConsumer<Elements, Types> test) {
    Compilation compilation =
        javac()
            .withProcessors(new Inside(test))
            .compile(JavaFileObjects.forSourceString("Any", "class Any {}"));
    assertEquals(Compilation.Status.SUCCESS, compilation.status());
  }

  @SupportedAnnotationTypes("*")
  private static final class Inside extends AbstractProcessor {

    private final BiConsumer<Elements, Types> test;

    Inside(BiConsumer<Elements, Types> test) {
      this.test = test;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!round.processingOver()) {
        test.accept(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
      }
      return false;
    }
  }
}
