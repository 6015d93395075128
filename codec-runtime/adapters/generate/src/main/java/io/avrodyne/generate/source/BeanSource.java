package io.avrodyne.generate.source;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.avrodyne.generate.shape.TypeShape.Component;
import io.avrodyne.generate.shape.TypeShape.RecordShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/** The source of classes with getters and setters. */
final class BeanSource {

  private BeanSource() {}

  static TypeSpec of(RecordShape shape, Placement placement) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(shape.name())
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .addAnnotations(shape.annotations())
            .addSuperinterfaces(shape.interfaces());
    if (!shape.doc().isEmpty()) {
      type.addJavadoc("$L", JavadocText.of(shape.doc()));
    }
    shape.components().forEach(each -> type.addField(field(each, placement)));
    for (Component component : shape.components()) {
      type.addMethod(getter(component, placement));
      type.addMethod(setter(component, placement));
    }
    shape.wrappers().forEach(wrapper -> type.addType(RecordSource.of(wrapper, placement)));
    return type.build();
  }

  private static FieldSpec field(Component component, Placement placement) {
    List<AnnotationSpec> annotations = new ArrayList<>(component.annotations());
    annotations.addAll(component.nullable());
    Placement.Placed placed = placement.place(component.type(), annotations);
    FieldSpec.Builder field =
        FieldSpec.builder(placed.type(), component.name(), Modifier.PRIVATE)
            .addAnnotations(placed.annotations());
    if (!component.doc().isBlank()) {
      field.addJavadoc("$L", JavadocText.of(component.doc()));
    }
    return field.build();
  }

  private static MethodSpec getter(Component component, Placement placement) {
    Placement.Placed placed = placement.place(component.type(), component.nullable());
    String prefix = component.type().equals(TypeName.BOOLEAN) ? "is" : "get";
    return MethodSpec.methodBuilder(prefix + capital(component.name()))
        .addModifiers(Modifier.PUBLIC)
        .addAnnotations(placed.annotations())
        .returns(placed.type())
        .addStatement("return $N", component.name())
        .build();
  }

  private static MethodSpec setter(Component component, Placement placement) {
    Placement.Placed placed = placement.place(component.type(), component.nullable());
    return MethodSpec.methodBuilder("set" + capital(component.name()))
        .addModifiers(Modifier.PUBLIC)
        .addParameter(
            ParameterSpec.builder(placed.type(), component.name())
                .addAnnotations(placed.annotations())
                .build())
        .addStatement("this.$N = $N", component.name(), component.name())
        .build();
  }

  private static String capital(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
