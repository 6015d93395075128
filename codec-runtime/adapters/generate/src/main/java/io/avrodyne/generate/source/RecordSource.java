package io.avrodyne.generate.source;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.generate.shape.TypeShape.Component;
import io.avrodyne.generate.shape.TypeShape.RecordShape;
import io.avrodyne.generate.shape.TypeShape.Wrapper;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The source of records. */
final class RecordSource {

  private static final ClassName VALUE = ClassName.get("io.avrodyne.api", "AvroValue");

  private RecordSource() {}

  static TypeSpec of(RecordShape shape, Placement placement) {
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(shape.name())
            .addModifiers(Modifier.PUBLIC)
            .addAnnotations(shape.annotations())
            .addSuperinterfaces(shape.interfaces())
            .recordConstructor(header(shape.components(), placement));
    addDocs(type, shape);
    shape.wrappers().forEach(wrapper -> type.addType(of(wrapper, placement)));
    return type.build();
  }

  static TypeSpec of(Wrapper wrapper, Placement placement) {
    return TypeSpec.recordBuilder(wrapper.name())
        .addModifiers(Modifier.PUBLIC)
        .addAnnotation(VALUE)
        .recordConstructor(header(List.of(wrapper.value()), placement))
        .build();
  }

  private static MethodSpec header(List<Component> components, Placement placement) {
    MethodSpec.Builder header = MethodSpec.constructorBuilder();
    for (Component component : components) {
      List<AnnotationSpec> annotations = new ArrayList<>(component.annotations());
      annotations.addAll(component.nullable());
      Placement.Placed placed = placement.place(component.type(), annotations);
      header.addParameter(
          ParameterSpec.builder(placed.type(), component.name())
              .addAnnotations(placed.annotations())
              .build());
    }
    return header.build();
  }

  private static void addDocs(TypeSpec.Builder type, RecordShape shape) {
    StringBuilder text = new StringBuilder(JavadocText.of(shape.doc()));
    boolean first = true;
    for (Component component : shape.components()) {
      if (!component.doc().isBlank()) {
        text.append(first && text.length() > 0 ? "\n\n" : first ? "" : "\n");
        text.append("@param ").append(component.name()).append(' ');
        text.append(JavadocText.of(component.doc()).replace("\n", "\n    "));
        first = false;
      }
    }
    if (text.length() > 0) {
      type.addJavadoc("$L", text);
    }
  }
}
