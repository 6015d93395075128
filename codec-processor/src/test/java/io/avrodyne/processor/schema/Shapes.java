package io.avrodyne.processor.schema;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.Compatibility;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.MapPlan;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.ParameterPlan;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RecordShape;
import io.avrodyne.processor.plan.Request;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** Plans of imagined classes that follow given schemas: one class for each record of a schema. */
public final class Shapes {

  public static final Origin ORIGIN = new Origin() {};

  private static final CodeBlock NEW_LIST = CodeBlock.of("new $T<>()", ArrayList.class);
  private static final CodeBlock NEW_MAP = CodeBlock.of("new $T<>()", LinkedHashMap.class);

  private final Map<ClassName, RecordShape> records = new LinkedHashMap<>();

  /** Returns the codec of a record. */
  public static ClassName codecOf(Schema record) {
    return ClassName.get("shop", record.getName() + "AvroCodec");
  }

  /** Returns the plan of a record's codec, with all that its history has. */
  public CodecPlan codec(Schema schema, Schema... history) {
    ValuePlan root = of(schema);
    List<EarlierVersion> versions = new ArrayList<>();
    for (Schema each : history) {
      String number = String.valueOf(versions.size() + 1);
      versions.add(new EarlierVersion(number, each, Path.of(number + ".avsc")));
    }
    return new CodecPlan(
        ClassName.get("shop", schema.getName()),
        codecOf(schema),
        Request.of(ClassName.get("shop", schema.getName()), ORIGIN),
        Optional.of(schema.getFullName()),
        root,
        List.of((RecordPlan) records.get(codecOf(schema))),
        Compatibility.NONE,
        versions,
        List.of(),
        false);
  }

  /** Adds a record, or takes the place of the one of its codec. */
  public void put(RecordShape record) {
    records.put(record.codec(), record);
  }

  public Catalog catalog() {
    return new Catalog(records);
  }

  /** Returns a shape of a schema, and keeps the records in it. */
  public ValuePlan of(Schema schema) {
    return switch (schema.getType()) {
      case NULL -> new ValuePlan.Nothing();
      case BOOLEAN, INT, LONG, FLOAT, DOUBLE -> scalar(schema.getType());
      case STRING -> new ValuePlan.Text(false);
      case BYTES -> new ValuePlan.Binary();
      case FIXED -> new ValuePlan.Fixed(nameOf(schema), schema.getFixedSize());
      case ENUM -> symbols(schema);
      case ARRAY -> items(of(schema.getElementType()));
      case MAP -> entries(of(schema.getValueType()));
      case UNION -> union(schema);
      case RECORD -> nested(schema);
    };
  }

  public static ValuePlan.Scalar scalar(Schema.Type type) {
    ScalarKind kind = ScalarKind.of(type).orElseThrow();
    return new ValuePlan.Scalar(kind, kind.javaType());
  }

  /** Returns a shape as objects hold it. */
  public static ValuePlan boxed(ValuePlan value) {
    return value instanceof ValuePlan.Scalar scalar
        ? new ValuePlan.Scalar(scalar.kind(), scalar.javaType().box())
        : value;
  }

  private static NamePlan nameOf(Schema schema) {
    String namespace = schema.getNamespace() == null ? "" : schema.getNamespace();
    return new NamePlan(schema.getName(), schema.getName(), namespace, ORIGIN);
  }

  private static Symbols symbols(Schema schema) {
    return new Symbols(
        ClassName.get("shop", schema.getName()),
        nameOf(schema),
        Attributes.NONE,
        schema.getEnumSymbols().stream().map(name -> new Symbols.Symbol(name, name)).toList(),
        null,
        false);
  }

  public static ValuePlan.Items items(ValuePlan any) {
    ValuePlan item = boxed(any);
    TypeName type = ParameterizedTypeName.get(ClassName.get(List.class), item.javaType().box());
    return new ValuePlan.Items(
        type,
        item,
        new ContainerPlan(
            ContainerPlan.Access.LIST,
            type,
            NEW_LIST,
            ContainerPlan.ITEMS,
            ContainerPlan.Filling.FRESH));
  }

  public static ValuePlan.Entries entries(ValuePlan any) {
    ValuePlan value = boxed(any);
    TypeName type =
        ParameterizedTypeName.get(
            ClassName.get(Map.class), ClassName.get(String.class), value.javaType().box());
    return new ValuePlan.Entries(
        type, new ValuePlan.Text(false), value, MapPlan.direct(type, NEW_MAP));
  }

  private ValuePlan union(Schema schema) {
    List<Schema> branches = schema.getTypes();
    if (schema.isNullable() && branches.size() == 2) {
      boolean nullFirst = branches.get(0).getType() == Schema.Type.NULL;
      return orNull(of(branches.get(nullFirst ? 1 : 0)), nullFirst);
    }
    return choice(branches.stream().map(this::of).toArray(ValuePlan[]::new));
  }

  private ValuePlan nested(Schema schema) {
    ClassName codec = codecOf(schema);
    ClassName type = ClassName.get("shop", schema.getName());
    if (!records.containsKey(codec)) {
      RecordPlan empty = record(schema, List.of());
      records.put(codec, empty);
      records.put(codec, empty.withFields(schema.getFields().stream().map(this::field).toList()));
    }
    return new ValuePlan.Nested(type, codec);
  }

  private FieldPlan field(Schema.Field field) {
    return field(field.name(), of(field.schema()));
  }

  /** Returns a field without a default of its own. */
  public static FieldPlan field(String name, ValuePlan value) {
    return field(name, value, null);
  }

  /**
   * Returns a field.
   *
   * @param json its default
   */
  public static FieldPlan field(String name, ValuePlan value, @Nullable String json) {
    return new FieldPlan(
        name,
        name,
        value.javaType(),
        value,
        new AccessPlan.Method(name),
        null,
        null,
        false,
        Attributes.NONE,
        json == null ? null : new AnnotationText(json, ORIGIN),
        ORIGIN);
  }

  /** Adds a record whose schema follows from its fields, and returns its shape. */
  public ValuePlan.Nested record(String name, FieldPlan... fields) {
    RecordPlan plan = derived(name, fields);
    records.put(plan.codec(), plan);
    return nested(name);
  }

  /** Returns the shape of a record that is added elsewhere. */
  public static ValuePlan.Nested nested(String name) {
    return new ValuePlan.Nested(
        ClassName.get("shop", name), ClassName.get("shop", name + "AvroCodec"));
  }

  /** Returns a record whose schema follows from its fields. */
  public static RecordPlan derived(String name, FieldPlan... fields) {
    ClassName type = ClassName.get("shop", name);
    return new RecordPlan(
        type,
        nested(name).codec(),
        name,
        name,
        "shop",
        Attributes.NONE,
        List.of(fields),
        new CreatorPlan.Setters(new InvocationPlan(type, null)),
        null,
        ORIGIN);
  }

  /** Returns the codec of one record. */
  public static CodecPlan codec(RecordPlan record) {
    ClassName type = (ClassName) record.type();
    return new CodecPlan(
        type,
        record.codec(),
        Request.of(type, ORIGIN),
        Optional.of(record.fullname()),
        new ValuePlan.Nested(type, record.codec()),
        List.of(record),
        Compatibility.NONE,
        List.of(),
        List.of(),
        false);
  }

  /** Returns a union of several types. */
  public static Choice choice(ValuePlan... branches) {
    return new Choice(
        ClassName.OBJECT,
        "Any",
        Stream.of(branches).map(each -> new Choice.Branch(each, each.javaType(), 0)).toList());
  }

  /** Returns a union with null. */
  public static OrNull orNull(ValuePlan any, boolean nullFirst) {
    ValuePlan value = boxed(any);
    return new OrNull(value.javaType().box(), value, nullFirst, Presence.REFERENCE);
  }

  private static RecordPlan record(Schema schema, List<FieldPlan> fields) {
    ClassName type = ClassName.get("shop", schema.getName());
    return new RecordPlan(
        type,
        codecOf(schema),
        schema.getName(),
        schema.getName(),
        nameOf(schema).namespace(),
        Attributes.NONE,
        fields,
        new CreatorPlan.Arguments(
            new InvocationPlan(type, null), fields.stream().map(ParameterPlan::of).toList()),
        new GivenSchema(new AnnotationText("given.avsc", ORIGIN), schema),
        ORIGIN);
  }
}
