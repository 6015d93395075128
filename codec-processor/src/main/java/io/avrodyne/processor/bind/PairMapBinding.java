package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroKeys;
import io.avrodyne.api.Copies;
import io.avrodyne.processor.bind.NonNullContainers.Part;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.Domains;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.ParameterPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of maps without string keys to arrays of pairs, as an annotation requests it; {@link
 * ReflectBinding} requests the pairs of Apache Avro's reflection.
 */
final class PairMapBinding implements Binding {

  private static final String REFLECT_NAMESPACE = "org.apache.avro.reflect";

  /** The number of maps of pairs around the type that is being bound. */
  private int depth;

  /** Binds a map of reflection. */
  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    if (MapTypes.implementation(type).isEmpty()
        || JavaTypeNames.is(ContainerTypes.distinct(type, context), String.class)
        || context.find(AvroKeys.class).filter(form -> !MapBinding.isPairs(form)).isPresent()) {
      return Optional.empty();
    }
    context.consume(AvroKeys.class);
    Parts parts = parts(type, context, table);
    TypeMirror key = ContainerTypes.argument(type, 0, context);
    TypeMirror value = ContainerTypes.argument(type, 1, context);
    String name = PairNames.of(key, parts.key(), value, parts.value());
    String javaClass = JavaTypeNames.elementOf(type).getQualifiedName().toString();
    return Optional.of(
        converted(
            type,
            parts,
            codec(parts, name, REFLECT_NAMESPACE, context),
            MapPairs.conversion(type, parts.key(), parts.value(), false),
            ContainerPlan.Filling.FRESH,
            Map.of("java-class", javaClass)));
  }

  /** Binds a map that an annotation makes pairs. */
  Optional<ValuePlan> requested(
      TypeMirror type, Marker form, BindingContext context, TypeTable table) throws Unbindable {
    depth++;
    try {
      String name =
          form.text("name")
              .filter(text -> !text.isEmpty())
              .orElseGet(() -> PairNames.of(context, depth));
      Parts parts = parts(type, context, table);
      return Optional.of(
          converted(
                  type,
                  parts,
                  codec(parts, name, context.namespace(), context),
                  MapPairs.conversion(type, parts.key(), parts.value(), true),
                  ContainerPlan.Filling.KEYED,
                  Map.of())
              .within(Domains.DISTINCT_KEYS));
    } finally {
      depth--;
    }
  }

  private static Parts parts(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    TypeMirror keyType = ContainerTypes.distinct(type, context);
    ValuePlan key = table.bindElement(keyType, context);
    Class<?> implementation = MapTypes.implementation(type).orElseThrow();
    NaturalOrder.require(implementation, type, keyType, key, context);
    NonNullContainers.require(implementation, Part.KEYS, type, key, context);
    ValuePlan value =
        table.bindItem(
            ContainerTypes.argument(type, 1, context),
            context.from(1),
            NonNullContainers.reject(implementation, Part.VALUES));
    NonNullContainers.require(implementation, Part.VALUES, type, value, context);
    return new Parts(
        key,
        value,
        ParameterizedTypeName.get(
            ClassName.get(Map.Entry.class), key.javaType().box(), value.javaType().box()));
  }

  private static ClassName codec(
      Parts parts, String name, String namespace, BindingContext context) {
    return context
        .owner()
        .locals()
        .classOf(
            List.of(namespace, name, parts),
            name,
            made -> pair(parts, made, name, namespace, context));
  }

  private static Converted converted(
      TypeMirror type,
      Parts parts,
      ClassName codec,
      Conversion conversion,
      ContainerPlan.Filling filling,
      Map<String, Object> properties) {
    TypeName pairs = ParameterizedTypeName.get(ClassName.get(Collection.class), parts.entry());
    ContainerPlan container =
        new ContainerPlan(
            ContainerPlan.Access.COLLECTION,
            pairs,
            CodeBlock.of("new $T<>($T.presize(count))", ArrayList.class, RuntimeNames.INPUTS),
            ContainerPlan.ITEMS,
            filling);
    ValuePlan items =
        new ValuePlan.Items(pairs, new ValuePlan.Nested(parts.entry(), codec), container);
    return new Converted(items, JavaTypeNames.plain(type), conversion, properties);
  }

  private static RecordPlan pair(
      Parts parts, ClassName codec, String name, String namespace, BindingContext context) {
    TypeName made =
        ParameterizedTypeName.get(
            ClassName.get(SimpleImmutableEntry.class),
            parts.key().javaType().box(),
            parts.value().javaType().box());
    List<FieldPlan> fields =
        List.of(
            field("key", "getKey", parts.key(), context),
            field("value", "getValue", parts.value(), context));
    return new RecordPlan(
        parts.entry(),
        codec,
        context.subject(),
        name,
        namespace,
        Attributes.NONE,
        fields,
        new CreatorPlan.Arguments(
            new InvocationPlan(made, null), fields.stream().map(ParameterPlan::of).toList()),
        List.of(),
        null,
        context.origin(),
        false,
        context.owner().settings().copies() == Copies.GENERATED);
  }

  private static FieldPlan field(
      String name, String getter, ValuePlan value, BindingContext context) {
    return new FieldPlan(
        name,
        name,
        value.javaType().box(),
        value,
        new AccessPlan.Method(getter),
        null,
        null,
        false,
        Attributes.NONE,
        null,
        context.origin());
  }

  /** What a map contains, and the type of its entries. */
  private record Parts(ValuePlan key, ValuePlan value, TypeName entry) {}
}
