package io.avrodyne.processor.plan;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.Compatibility;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Plans made by hand, of types in package {@code shop}, for tests that need no compiler. */
public final class Plans {

  /** The place of everything that has no other. */
  public static final Origin ORIGIN = new Place("somewhere");

  /** A primitive. */
  public static final ValuePlan INT = scalar(ScalarKind.INT);

  /** A primitive. */
  public static final ValuePlan LONG = scalar(ScalarKind.LONG);

  /** A string. */
  public static final ValuePlan TEXT = new ValuePlan.Text(false);

  private Plans() {}

  /** A place in a source. */
  public record Place(String name) implements Origin {}

  /** Returns a class of the package. */
  public static ClassName type(String name) {
    return ClassName.get("shop", name);
  }

  /** Returns the class of its codec. */
  public static ClassName codecOf(String name) {
    return ClassName.get("shop", name + "AvroCodec");
  }

  /** Returns what an annotation says. */
  public static AnnotationText text(String text) {
    return new AnnotationText(text, ORIGIN);
  }

  /** Returns a primitive. */
  public static ValuePlan.Scalar scalar(ScalarKind kind) {
    return new ValuePlan.Scalar(kind, kind.javaType());
  }

  /** Returns the box of a primitive. */
  public static ValuePlan.Scalar boxed(ScalarKind kind) {
    return new ValuePlan.Scalar(kind, kind.javaType().box());
  }

  /** Returns a shape that may also be null. */
  public static ValuePlan orNull(ValuePlan value) {
    return OrNull.of(value, true);
  }

  /** Returns a record of the package. */
  public static ValuePlan.Nested nested(String name) {
    return new ValuePlan.Nested(type(name), codecOf(name));
  }

  /** Returns a fixed of the package. */
  public static ValuePlan.Fixed fixed(String name, int size) {
    return new ValuePlan.Fixed(name(name), size);
  }

  /** Returns an enum of the package whose constants are its symbols. */
  public static Symbols symbols(String name, String... constants) {
    List<Symbols.Symbol> symbols =
        Arrays.stream(constants).map(each -> new Symbols.Symbol(each, each)).toList();
    return new Symbols(type(name), name(name), Attributes.NONE, symbols, null, false);
  }

  /** Returns a name in the package. */
  public static NamePlan name(String name) {
    return new NamePlan(name, name, "shop", ORIGIN);
  }

  /** Returns a {@code List}. */
  public static ValuePlan.Items list(ValuePlan item) {
    TypeName boxed = item.javaType().box();
    ContainerPlan container =
        new ContainerPlan(
            ContainerPlan.Access.LIST,
            ParameterizedTypeName.get(ClassName.get(List.class), boxed),
            CodeBlock.of("new $T<>()", ArrayList.class),
            ContainerPlan.ITEMS,
            ContainerPlan.Filling.REUSABLE);
    return new ValuePlan.Items(
        ParameterizedTypeName.get(ClassName.get(List.class), boxed), item, container);
  }

  /** Returns an array. */
  public static ValuePlan.Items array(ValuePlan item) {
    ArrayTypeName type = ArrayTypeName.of(item.javaType());
    ContainerPlan container =
        new ContainerPlan(
            ContainerPlan.Access.ARRAY,
            type,
            CodeBlock.of("new $T[count]", item.javaType()),
            CodeBlock.of("$T.copyOf(items, i)", Arrays.class),
            ContainerPlan.Filling.FRESH);
    return new ValuePlan.Items(type, item, container);
  }

  /** Returns a {@code Map} with strings as keys. */
  public static ValuePlan.Entries map(ValuePlan value) {
    TypeName type =
        ParameterizedTypeName.get(
            ClassName.get(Map.class), ClassName.get(String.class), value.javaType().box());
    return new ValuePlan.Entries(
        type,
        new ValuePlan.Text(false),
        value,
        MapPlan.direct(type, CodeBlock.of("new $T<>()", LinkedHashMap.class)));
  }

  /** Returns a union that is held as {@code Object}. */
  public static Choice choice(String label, ValuePlan... branches) {
    List<Choice.Branch> all = new ArrayList<>();
    for (ValuePlan branch : branches) {
      all.add(new Choice.Branch(branch, branch.javaType().box(), all.size()));
    }
    return new Choice(ClassName.OBJECT, label, all);
  }

  /** Returns a field that its accessor reads and nothing but a constructor writes. */
  public static FieldPlan field(String name, ValuePlan value) {
    return field(name, value, null, Attributes.NONE, null);
  }

  /** Returns a field that a setter writes. */
  public static FieldPlan mutable(String name, ValuePlan value) {
    return field(name, value, new AccessPlan.Method("set_" + name), Attributes.NONE, null);
  }

  /** Returns a field with a default. */
  public static FieldPlan withDefault(String name, ValuePlan value, String json) {
    return field(name, value, null, Attributes.NONE, text(json));
  }

  /** Returns a field whose schema says more. */
  public static FieldPlan with(Attributes attributes, String name, ValuePlan value) {
    return field(name, value, null, attributes, null);
  }

  private static FieldPlan field(
      String name,
      ValuePlan value,
      @Nullable AccessPlan writer,
      Attributes attributes,
      @Nullable AnnotationText json) {
    return new FieldPlan(
        name,
        name,
        value.javaType(),
        value,
        new AccessPlan.Method(name),
        writer,
        null,
        false,
        attributes,
        json,
        new Place(name));
  }

  /** Returns aliases. */
  public static Attributes aliases(String... aliases) {
    return new Attributes(List.of(), Arrays.stream(aliases).map(Plans::text).toList(), List.of());
  }

  /** Returns a Java record. */
  public static RecordPlan record(String name, FieldPlan... fields) {
    List<ParameterPlan> parameters = Arrays.stream(fields).map(ParameterPlan::of).toList();
    return record(
        name,
        Attributes.NONE,
        new CreatorPlan.Arguments(new InvocationPlan(type(name), null), parameters),
        fields);
  }

  /** Returns a class with setters. */
  public static RecordPlan bean(String name, FieldPlan... fields) {
    return record(
        name,
        Attributes.NONE,
        new CreatorPlan.Setters(new InvocationPlan(type(name), null)),
        fields);
  }

  /** Returns a record that objects are made of by {@code creator}. */
  public static RecordPlan record(
      String name, Attributes attributes, CreatorPlan creator, FieldPlan... fields) {
    return new RecordPlan(
        type(name),
        codecOf(name),
        name,
        name,
        "shop",
        attributes,
        List.of(fields),
        creator,
        null,
        new Place(name));
  }

  /** Returns the codec of a record. */
  public static CodecPlan codec(RecordPlan record) {
    return new CodecPlan(
        record.type(),
        record.codec(),
        Request.of((ClassName) record.type(), record.origin()),
        Optional.of(record.fullname()),
        new ValuePlan.Nested(record.type(), record.codec()),
        List.of(record),
        Compatibility.BACKWARD,
        List.of(),
        List.of(),
        false);
  }

  /** Returns the codec of a union. */
  public static CodecPlan codec(String name, ValuePlan root) {
    return new CodecPlan(
        type(name),
        codecOf(name),
        Request.of(type(name), ORIGIN),
        Optional.of("shop." + name),
        root,
        List.of(),
        Compatibility.BACKWARD,
        List.of(),
        List.of(),
        false);
  }

  /** Returns the records of codecs. */
  public static Catalog catalog(CodecPlan... plans) {
    Map<ClassName, RecordShape> shapes = new LinkedHashMap<>();
    Stream.of(plans)
        .flatMap(plan -> plan.records().stream())
        .forEach(record -> shapes.put(record.codec(), record));
    return new Catalog(shapes);
  }
}
