package io.avrodyne.processor.schema;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** A factory of Avro schemas for plans that have passed the rules. */
public final class SchemaFactory implements ValuePlan.Visitor<Schema> {

  private final Catalog catalog;
  private final Map<ClassName, Schema> records = new HashMap<>();

  /** The records whose schemas have no fields yet. */
  private final Queue<RecordPlan> begun = new ArrayDeque<>();

  /** Creates one over the records of a compilation. */
  public SchemaFactory(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns the schema of a record. */
  public Schema schemaOf(RecordShape shape) {
    return completed(named(shape));
  }

  /** Returns the schema of a value. */
  public Schema schemaOf(ValuePlan plan) {
    return completed(plan.accept(this));
  }

  /**
   * Gives the records that were begun their fields. Their chain may be longer than the stack, so a
   * record is begun where it is used, and completed here.
   */
  private Schema completed(Schema schema) {
    try {
      while (!begun.isEmpty()) {
        RecordPlan plan = begun.remove();
        Schema record = Objects.requireNonNull(records.get(plan.codec()));
        record.setFields(createFields(plan));
      }
      return schema;
    } catch (RuntimeException | StackOverflowError e) {
      // Others may look them up, and must not get an incomplete schema.
      records.clear();
      begun.clear();
      throw e;
    }
  }

  private Schema named(RecordShape shape) {
    if (shape instanceof CompiledRecord compiled) {
      return compiled.schema();
    }
    RecordPlan plan = (RecordPlan) shape;
    Schema known = records.get(plan.codec());
    if (known != null) {
      return known;
    }
    Schema given = plan.givenSchema();
    return given == null ? begin(plan) : given;
  }

  private Schema begin(RecordPlan plan) {
    Attributes attributes = plan.attributes();
    Schema schema =
        Schema.createRecord(plan.name(), attributes.doc(), namespace(plan.namespace()), false);
    records.put(plan.codec(), schema);
    begun.add(plan);
    attributes.aliases().forEach(alias -> schema.addAlias(alias.text()));
    addProperties(schema, attributes);
    return schema;
  }

  private List<Schema.Field> createFields(RecordPlan plan) {
    List<Schema.Field> fields = new ArrayList<>();
    for (FieldPlan field : plan.fields()) {
      fields.add(createField(field));
    }
    return fields;
  }

  private Schema.Field createField(FieldPlan plan) {
    Schema schema = plan.value().accept(this);
    if (plan.defaultJson() != null) {
      // Avro compares a default with the fields of the records in its type.
      completed(schema);
    }
    Attributes attributes = plan.attributes();
    Schema.Field field =
        new Schema.Field(plan.name(), schema, attributes.doc(), defaultOf(plan, schema));
    attributes.aliases().forEach(alias -> field.addAlias(alias.text()));
    addProperties(field, attributes);
    return field;
  }

  private static @Nullable Object defaultOf(FieldPlan plan, Schema schema) {
    if (plan.defaultJson() != null) {
      return DefaultJson.read(plan.defaultJson().text()).orElseThrow();
    }
    boolean nullFirst =
        schema.getType() == Schema.Type.UNION
            && schema.getTypes().get(0).getType() == Schema.Type.NULL;
    return nullFirst ? JsonProperties.NULL_VALUE : null;
  }

  private static void addProperties(JsonProperties target, Attributes attributes) {
    attributes
        .properties()
        .forEach(property -> target.addProp(property.key().text(), property.value()));
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
  public Schema binary(ValuePlan.Binary plan) {
    return Schema.create(Schema.Type.BYTES);
  }

  @Override
  public Schema fixed(ValuePlan.Fixed plan) {
    NamePlan name = plan.name();
    return Schema.createFixed(name.name(), null, namespace(name.namespace()), plan.size());
  }

  @Override
  public Schema nothing(ValuePlan.Nothing plan) {
    return Schema.create(Schema.Type.NULL);
  }

  @Override
  public Schema symbols(Symbols plan) {
    List<String> names = plan.symbols().stream().map(Symbols.Symbol::name).toList();
    NamePlan name = plan.name();
    Attributes attributes = plan.attributes();
    Schema schema =
        Schema.createEnum(
            name.name(),
            attributes.doc(),
            namespace(name.namespace()),
            names,
            plan.defaultSymbol() == null ? null : plan.defaultSymbol().text());
    attributes.aliases().forEach(alias -> schema.addAlias(alias.text()));
    addProperties(schema, attributes);
    return schema;
  }

  @Override
  public Schema nested(ValuePlan.Nested plan) {
    return named(catalog.shape(plan.codec()));
  }

  @Override
  public Schema items(ValuePlan.Items plan) {
    return Schema.createArray(plan.item().accept(this));
  }

  @Override
  public Schema entries(ValuePlan.Entries plan) {
    return Schema.createMap(plan.value().accept(this));
  }

  @Override
  public Schema choice(Choice plan) {
    return Schema.createUnion(plan.parts().stream().map(part -> part.accept(this)).toList());
  }

  @Override
  public Schema nullable(OrNull plan) {
    Schema none = Schema.create(Schema.Type.NULL);
    Schema value = plan.value().accept(this);
    return plan.nullFirst() ? Schema.createUnion(none, value) : Schema.createUnion(value, none);
  }

  @Override
  public Schema converted(Converted plan) {
    Schema base = plan.base().accept(this);
    plan.properties().forEach(base::addProp);
    return base;
  }

  private static @Nullable String namespace(String namespace) {
    return namespace.isEmpty() ? null : namespace;
  }
}
