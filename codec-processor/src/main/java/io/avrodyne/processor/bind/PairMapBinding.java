package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.ParameterPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentMap;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of maps without string keys to arrays of pairs, as in Apache Avro's reflection. Used
 * by {@link ReflectBinding} only.
 */
final class PairMapBinding implements Binding {

  private static final String NAMESPACE = "org.apache.avro.reflect";

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    Optional<Class<?>> implementation = MapBinding.implementation(type);
    if (implementation.isEmpty()) {
      return Optional.empty();
    }
    TypeMirror key = ContainerTypes.distinct(type, context);
    if (JavaTypeNames.is(key, String.class)) {
      return Optional.empty();
    }
    TypeMirror value = ContainerTypes.argument(type, 1, context);
    ValuePlan keyPlan = table.bindElement(key, context);
    ValuePlan valuePlan = table.bindElement(value, context.from(1));
    TypeName entry =
        ParameterizedTypeName.get(
            ClassName.get(Map.Entry.class), keyPlan.javaType().box(), valuePlan.javaType().box());
    String name = PairNames.of(key, keyPlan, value, valuePlan);
    ClassName codec =
        context
            .owner()
            .locals()
            .classOf(entry, name, made -> pair(entry, made, name, keyPlan, valuePlan, context));
    String reader = reader(implementation.get(), keyPlan);
    return Optional.of(converted(type, reader, entry, codec));
  }

  private static ValuePlan converted(
      TypeMirror type, String reader, TypeName entry, ClassName codec) {
    TypeName pairs = ParameterizedTypeName.get(ClassName.get(Collection.class), entry);
    ContainerPlan container =
        new ContainerPlan(
            ContainerPlan.Access.COLLECTION,
            pairs,
            CodeBlock.of("new $T<>($T.presize(count))", ArrayList.class, RuntimeNames.INPUTS),
            ContainerPlan.ITEMS,
            ContainerPlan.Filling.FRESH);
    ValuePlan items = new ValuePlan.Items(pairs, new ValuePlan.Nested(entry, codec), container);
    return new Converted(
        items,
        JavaTypeNames.plain(type),
        Conversion.Values.ofRuntime(RuntimeNames.PAIR_MAPS, "pairs", reader),
        Map.of("java-class", JavaTypeNames.elementOf(type).getQualifiedName().toString()));
  }

  private static String reader(Class<?> implementation, ValuePlan key) {
    if (SortedMap.class.isAssignableFrom(implementation)) {
      return "toTreeMap";
    }
    if (implementation == Hashtable.class) {
      return "toHashtable";
    }
    String counted = OrderedTypes.has(key) ? "" : "Counted";
    return ConcurrentMap.class.isAssignableFrom(implementation)
        ? "to" + counted + "ConcurrentMap"
        : "to" + counted + "HashMap";
  }

  private static RecordPlan pair(
      TypeName entry,
      ClassName codec,
      String name,
      ValuePlan key,
      ValuePlan value,
      BindingContext context) {
    TypeName made =
        ParameterizedTypeName.get(
            ClassName.get(SimpleImmutableEntry.class),
            key.javaType().box(),
            value.javaType().box());
    List<FieldPlan> fields =
        List.of(field("key", "getKey", key, context), field("value", "getValue", value, context));
    return new RecordPlan(
        entry,
        codec,
        context.subject(),
        name,
        NAMESPACE,
        Attributes.NONE,
        fields,
        new CreatorPlan.Arguments(
            new InvocationPlan(made, null), fields.stream().map(ParameterPlan::of).toList()),
        null,
        context.origin());
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
        false,
        Attributes.NONE,
        null,
        context.origin());
  }
}
