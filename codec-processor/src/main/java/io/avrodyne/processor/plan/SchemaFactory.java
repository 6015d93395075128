package io.avrodyne.processor.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.JsonProperties;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** Makes the Avro schemas of plans that the rules have passed. */
public final class SchemaFactory implements ValuePlan.Visitor<Schema> {

  private final Catalog catalog;
  private final Map<RecordPlan, Schema> records = new HashMap<>();

  /** Creates one over the records of a compilation. */
  public SchemaFactory(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns the schema of a record. */
  public Schema schemaOf(RecordShape shape) {
    if (shape instanceof CompiledRecord compiled) {
      return compiled.schema();
    }
    RecordPlan plan = (RecordPlan) shape;
    Schema known = records.get(plan);
    return known != null ? known : createRecord(plan);
  }

  /** Returns the schema of a value. */
  public Schema schemaOf(ValuePlan plan) {
    return plan.accept(this);
  }

  private Schema createRecord(RecordPlan plan) {
    Schema schema =
        Schema.createRecord(plan.name(), plan.doc(), namespace(plan.namespace()), false);
    records.put(plan, schema);
    List<Schema.Field> fields = new ArrayList<>();
    for (FieldPlan field : plan.fields()) {
      fields.add(createField(field));
    }
    schema.setFields(fields);
    return schema;
  }

  private Schema.Field createField(FieldPlan field) {
    Schema schema = schemaOf(field.value());
    boolean nullDefault = field.value() instanceof ValuePlan.OrNull union && union.nullFirst();
    return nullDefault
        ? new Schema.Field(field.name(), schema, null, JsonProperties.NULL_VALUE)
        : new Schema.Field(field.name(), schema);
  }

  @Override
  public Schema scalar(ValuePlan.Scalar plan) {
    return Schema.create(plan.kind().schemaType());
  }

  @Override
  public Schema text(ValuePlan.Text plan) {
    return Schema.create(Schema.Type.STRING);
  }

  @Override
  public Schema symbols(ValuePlan.Symbols plan) {
    List<String> names = plan.symbols().stream().map(ValuePlan.Symbols.Symbol::name).toList();
    return Schema.createEnum(plan.name(), null, namespace(plan.namespace()), names);
  }

  @Override
  public Schema nested(ValuePlan.Nested plan) {
    return schemaOf(catalog.shape(plan.codec()));
  }

  @Override
  public Schema items(ValuePlan.Items plan) {
    return Schema.createArray(schemaOf(plan.item()));
  }

  @Override
  public Schema nullable(ValuePlan.OrNull plan) {
    Schema none = Schema.create(Schema.Type.NULL);
    Schema value = schemaOf(plan.value());
    return plan.nullFirst() ? Schema.createUnion(none, value) : Schema.createUnion(value, none);
  }

  @Override
  public Schema converted(ValuePlan.Converted plan) {
    Schema base = schemaOf(plan.base());
    String logicalType = plan.conversion().logicalType();
    return logicalType == null ? base : new LogicalType(logicalType).addToSchema(base);
  }

  private static @Nullable String namespace(String namespace) {
    return namespace.isEmpty() ? null : namespace;
  }
}
