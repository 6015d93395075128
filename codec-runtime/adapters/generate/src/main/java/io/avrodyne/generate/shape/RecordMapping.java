package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.generate.input.BadSchemasException;
import io.avrodyne.generate.input.NamedType;
import io.avrodyne.generate.input.Problem;
import io.avrodyne.generate.shape.TypeShape.Component;
import io.avrodyne.generate.shape.TypeShape.RecordShape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The mapping of a record to a Java record or class. */
final class RecordMapping {

  /** The JVM allows 255 argument slots, of which an object under construction takes one. */
  private static final int MAX_SLOTS = 254;

  private final ShapeSettings settings;
  private final Naming naming;
  private final List<Problem> problems;

  RecordMapping(ShapeSettings settings, Naming naming, List<Problem> problems) {
    this.settings = settings;
    this.naming = naming;
    this.problems = problems;
  }

  /** Returns the record without the interfaces that it implements. */
  RecordShape map(NamedType type) {
    Schema schema = type.schema();
    ClassName name = naming.names().of(schema);
    Wrappers wrappers = new Wrappers(name, naming.names());
    List<Component> components = new ArrayList<>();
    for (Schema.Field field : schema.getFields()) {
      try {
        components.add(component(type, field, wrappers));
      } catch (BadSchemasException e) {
        problems.addAll(e.problems());
      }
    }
    boolean bean = settings.beans() || slots(components) > MAX_SLOTS;
    Map<String, String> taken = new HashMap<>();
    schema.getFields().forEach(field -> checkName(type, field, bean, taken));
    return new RecordShape(
        name,
        schema.getDoc() == null ? "" : schema.getDoc(),
        List.of(annotation(type, name)),
        List.of(),
        components,
        wrappers.all(),
        bean);
  }

  private AnnotationSpec annotation(NamedType type, ClassName name) {
    AnnotationSpec.Builder annotation = Annotations.of("AvroRecord");
    NameAttributes.add(annotation, type.schema(), name);
    String link = link(type);
    if (!link.isEmpty()) {
      annotation.addMember("schema", "$S", link);
    }
    return annotation.build();
  }

  private String link(NamedType type) {
    if (!type.link().isEmpty()) {
      return type.link();
    }
    String folder = settings.converted();
    return folder.isEmpty() ? type.fullname() + ".avsc" : folder + "/" + type.fullname() + ".avsc";
  }

  private Component component(NamedType type, Schema.Field field, Wrappers wrappers) {
    Value value = new FieldMapping(type, field, naming, wrappers).value();
    String name = nameOf(type, field);
    List<AnnotationSpec> annotations = new ArrayList<>();
    if (!name.equals(field.name())) {
      annotations.add(Annotations.text("AvroName", field.name()));
    }
    annotations.addAll(value.annotations());
    Nullness nullness = naming.nullness();
    TypeName javaType = value.nullable() ? nullness.onType(value.type()) : value.type();
    return new Component(
        name,
        field.doc() == null ? "" : field.doc(),
        javaType,
        annotations,
        value.nullable() ? nullness.onDeclaration() : List.of());
  }

  private String nameOf(NamedType type, Schema.Field field) {
    return settings.names().getOrDefault(type.fullname() + "." + field.name(), field.name());
  }

  private void checkName(
      NamedType type, Schema.Field field, boolean bean, Map<String, String> taken) {
    String name = nameOf(type, field);
    String remedy =
        "Give it another name in Java: --name "
            + type.fullname()
            + "."
            + field.name()
            + "="
            + field.name()
            + "Value.";
    if (ReservedNames.isProperty(name) || (bean && name.equals("Class"))) {
      problems.add(
          new Problem(
              type.placeOf(field.pos()),
              type.fullname() + "." + field.name() + " has a name that Java reserves.",
              remedy));
    }
    String other = taken.putIfAbsent(bean ? Capitals.of(name) : name, field.name());
    if (other != null) {
      problems.add(
          new Problem(
              type.placeOf(field.pos()),
              type.fullname() + "." + field.name() + " clashes with " + other + " in Java.",
              remedy));
    }
  }

  private static int slots(List<Component> components) {
    return components.stream()
        .mapToInt(
            each ->
                each.type().equals(TypeName.LONG) || each.type().equals(TypeName.DOUBLE) ? 2 : 1)
        .sum();
  }
}
