package io.avrodyne.generate.shape;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import io.avrodyne.generate.input.NamedType;
import io.avrodyne.generate.input.Problem;
import io.avrodyne.generate.shape.TypeShape.Constant;
import io.avrodyne.generate.shape.TypeShape.EnumShape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;

/** The mapping of an enum. */
final class EnumMapping {

  private final ShapeSettings settings;
  private final TypeNames names;
  private final List<Problem> problems;

  EnumMapping(ShapeSettings settings, TypeNames names, List<Problem> problems) {
    this.settings = settings;
    this.names = names;
    this.problems = problems;
  }

  /** Returns the enum without the interfaces that it implements. */
  EnumShape map(NamedType type) {
    Schema schema = type.schema();
    if (schema.getEnumSymbols().isEmpty()) {
      problems.add(
          new Problem(
              type.place(),
              type.fullname() + " is an enum without symbols, so it has no values.",
              "Add a symbol, or remove the fields of this type."));
    }
    ClassName name = names.of(schema);
    AnnotationSpec.Builder annotation = Annotations.of("AvroEnum");
    NameAttributes.add(annotation, schema, name);
    if (schema.getEnumDefault() != null) {
      annotation.addMember("defaultSymbol", "$S", schema.getEnumDefault());
    }
    List<AnnotationSpec> annotations = new ArrayList<>(List.of(annotation.build()));
    if (!schema.getAliases().isEmpty()) {
      annotations.add(
          Annotations.texts("AvroAlias", schema.getAliases().stream().sorted().toList()));
    }
    return new EnumShape(
        name,
        schema.getDoc() == null ? "" : schema.getDoc(),
        annotations,
        List.of(),
        constants(type));
  }

  private List<Constant> constants(NamedType type) {
    List<Constant> constants = new ArrayList<>();
    Map<String, String> taken = new HashMap<>();
    for (String symbol : type.schema().getEnumSymbols()) {
      String path = type.fullname() + "." + symbol;
      String name = settings.names().getOrDefault(path, symbol);
      if (ReservedNames.isKeyword(name) || taken.putIfAbsent(name, symbol) != null) {
        problems.add(
            new Problem(
                type.placeOf(type.schema().getEnumOrdinal(symbol)),
                path + " has a name that Java reserves, or that another symbol has.",
                "Give it another name in Java: --name " + path + "=" + symbol + "_."));
      }
      constants.add(
          new Constant(
              name,
              name.equals(symbol) ? List.of() : List.of(Annotations.text("AvroName", symbol))));
    }
    return constants;
  }
}
