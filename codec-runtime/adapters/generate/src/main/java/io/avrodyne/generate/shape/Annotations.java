package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import java.util.Collection;

/** The annotations of the library, as source names them. */
final class Annotations {

  private static final String API = "io.avrodyne.api";

  private Annotations() {}

  static AnnotationSpec.Builder of(String name) {
    return AnnotationSpec.builder(ClassName.get(API, name));
  }

  static AnnotationSpec text(String name, String value) {
    return of(name).addMember("value", "$S", value).build();
  }

  static AnnotationSpec constant(String name, String type, String value) {
    return of(name).addMember("value", "$T.$L", ClassName.get(API, name, type), value).build();
  }

  static AnnotationSpec texts(String name, Collection<String> values) {
    AnnotationSpec.Builder builder = of(name);
    values.forEach(value -> builder.addMember("value", "$S", value));
    return builder.build();
  }
}
