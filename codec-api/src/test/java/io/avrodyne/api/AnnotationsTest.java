package io.avrodyne.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AnnotationsTest {

  static Stream<Class<?>> annotations() {
    return new ClassFileImporter()
        .importPath("target/classes").stream()
            .filter(JavaClass::isAnnotation)
            .map(JavaClass::reflect);
  }

  /** Types of other modules are read from their class files; no program looks at run time. */
  @ParameterizedTest
  @MethodSource("annotations")
  void anAnnotationIsInTheClassFileOnly(Class<?> annotation) {
    Retention retention = annotation.getAnnotation(Retention.class);
    assertTrue(retention != null && retention.value() == RetentionPolicy.CLASS);
  }

  @ParameterizedTest
  @MethodSource("annotations")
  void anAnnotationIsInTheDocumentationOfWhatItIsOn(Class<?> annotation) {
    assertTrue(annotation.isAnnotationPresent(Documented.class));
  }

  /** Of a field, the processor asks for annotations of the declaration before those of its type. */
  @ParameterizedTest
  @MethodSource("annotations")
  void anAnnotationForItemsIsForPropertiesToo(Class<?> annotation) {
    Set<ElementType> targets = targets(annotation);
    assertTrue(
        !targets.contains(ElementType.TYPE_USE)
            || targets.containsAll(
                List.of(ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT)),
        targets::toString);
  }

  @Test
  void aPropertyMayBeRepeatedWhereverOneMayBe() {
    assertEquals(targets(AvroProp.class), targets(AvroProps.class));
  }

  /** A setting that nobody made is the same, whether or not there is a class with settings. */
  @Test
  void settingsOfAConfigHaveTheDefaultsOfATypesOwn() throws NoSuchMethodException {
    Set<String> shared = elements(AvroRecord.class);
    shared.retainAll(elements(AvroConfig.class));
    assertTrue(shared.contains("nullability"), shared::toString);
    for (String name : shared) {
      Method own = AvroRecord.class.getMethod(name);
      Method ofConfig = AvroConfig.class.getMethod(name);
      assertEquals(own.getReturnType(), ofConfig.getReturnType(), name);
      assertEquals(own.getDefaultValue(), ofConfig.getDefaultValue(), name);
    }
  }

  private static Set<String> elements(Class<?> annotation) {
    return Arrays.stream(annotation.getDeclaredMethods())
        .map(Method::getName)
        .collect(Collectors.toSet());
  }

  private static Set<ElementType> targets(Class<?> annotation) {
    Target target = annotation.getAnnotation(Target.class);
    return target == null ? Set.of() : Set.of(target.value());
  }
}
