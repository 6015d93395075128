package io.avrodyne.generate.shape;

import io.avrodyne.generate.input.BadSchemasException;
import io.avrodyne.generate.input.NamedType;
import io.avrodyne.generate.input.Problem;
import io.avrodyne.generate.input.SchemaSet;
import io.avrodyne.generate.shape.TypeShape.EnumShape;
import io.avrodyne.generate.shape.TypeShape.RecordShape;
import java.util.ArrayList;
import java.util.List;

/** The types that Java declares for a set of schemas. */
public final class Shapes {

  private Shapes() {}

  /**
   * Returns the types, each of which has a file of its own.
   *
   * @throws BadSchemasException if Java or the library cannot express something
   */
  public static List<TypeShape> of(SchemaSet schemas, ShapeSettings settings) {
    List<Problem> problems = new ArrayList<>();
    TypeNames names = TypeNames.of(schemas.types(), settings, problems);
    BadSchemasException.throwIfAny(problems);
    Unions unions = new Unions(names, settings.unions());
    Naming naming = new Naming(names, unions, new Nullness(settings.nullable()));
    RecordMapping records = new RecordMapping(settings, naming, problems);
    EnumMapping enums = new EnumMapping(settings, names, problems);
    List<TypeShape> shapes = new ArrayList<>();
    for (NamedType type : schemas.types()) {
      switch (type.schema().getType()) {
        case RECORD -> shapes.add(records.map(type));
        case ENUM -> shapes.add(enums.map(type));
        default -> {
          // A fixed is an array of bytes where it is used.
        }
      }
    }
    BadSchemasException.throwIfAny(problems);
    shapes.replaceAll(shape -> withInterfaces(shape, unions));
    shapes.addAll(unions.all());
    return shapes;
  }

  private static TypeShape withInterfaces(TypeShape shape, Unions unions) {
    if (shape instanceof RecordShape record) {
      return new RecordShape(
          record.name(),
          record.doc(),
          record.annotations(),
          unions.interfacesOf(record.name()),
          record.components(),
          record.wrappers(),
          record.bean());
    }
    if (shape instanceof EnumShape symbols) {
      return new EnumShape(
          symbols.name(),
          symbols.doc(),
          symbols.annotations(),
          unions.interfacesOf(symbols.name()),
          symbols.constants());
    }
    return shape;
  }
}
