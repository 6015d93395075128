package io.avrodyne.processor.emit;

import com.palantir.javapoet.NameAllocator;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CodecConstants;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.SchemaFactory;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.apache.avro.Schema;

/**
 * Holds what the emitters of one codec share: its plan, schemas, and the names of the members that
 * they refer to.
 */
final class EmitContext {

  private final RecordPlan plan;
  private final SchemaFactory schemas;
  private final List<ValuePlan> shapes;
  private final NameAllocator members = new NameAllocator();

  EmitContext(RecordPlan plan, Catalog catalog) {
    this.plan = plan;
    this.schemas = new SchemaFactory(catalog);
    this.shapes = plan.fields().stream().flatMap(field -> field.value().all()).distinct().toList();
    members.newName(CodecConstants.INSTANCE, CodecConstants.INSTANCE);
    members.newName(CodecConstants.schemaPart(0), CodecConstants.schemaPart(0));
    for (ValuePlan.Symbols symbols : shapes(ValuePlan.Symbols.class, any -> true)) {
      // A constant of the same name, as of an enum OS, would hide the type.
      symbols.javaType().simpleNames().forEach(members::newName);
    }
    for (ValuePlan.Items items : shapes(ValuePlan.Items.class, items -> true)) {
      members.newName(ShapeNames.of(items), items);
    }
    for (ValuePlan.Symbols symbols : shapes(ValuePlan.Symbols.class, symbols -> true)) {
      members.newName(constantName(symbols.javaType().simpleName()), symbols);
    }
  }

  RecordPlan plan() {
    return plan;
  }

  Schema schema() {
    return schemas.schemaOf(plan);
  }

  Schema schemaOf(ValuePlan shape) {
    return schemas.schemaOf(shape);
  }

  Schema schemaOf(RecordShape shape) {
    return schemas.schemaOf(shape);
  }

  /** Returns the different shapes of one kind that the record is made of, in order. */
  <S extends ValuePlan> List<S> shapes(Class<S> kind, Predicate<S> wanted) {
    return shapes.stream().filter(kind::isInstance).map(kind::cast).filter(wanted).toList();
  }

  /** Returns the method that encodes an array. */
  String encodeMethod(ValuePlan.Items items) {
    return "encode" + members.get(items);
  }

  /** Returns the method that decodes an array. */
  String decodeMethod(ValuePlan.Items items) {
    return "decode" + members.get(items);
  }

  /** Returns the constant that holds the table of an enum. */
  String enumTable(ValuePlan.Symbols symbols) {
    return members.get(symbols);
  }

  /** Returns names for the locals of the fields, beside those that the methods use otherwise. */
  NameAllocator locals(String... used) {
    NameAllocator locals = new NameAllocator();
    for (String name : used) {
      locals.newName(name, name);
    }
    for (ValuePlan.Symbols symbols : shapes(ValuePlan.Symbols.class, any -> true)) {
      locals.newName(enumTable(symbols), symbols);
    }
    for (FieldPlan field : plan.fields()) {
      locals.newName(field.property(), field);
    }
    return locals;
  }

  private static String constantName(String simpleName) {
    return simpleName.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
  }
}
