package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The mapping of maps with string keys; decoding keeps the order of the entries if the type can.
 */
final class MapBinding implements Binding {

  private static final Map<Class<?>, Class<?>> IMPLEMENTATIONS =
      Map.ofEntries(
          Map.entry(Map.class, LinkedHashMap.class),
          Map.entry(LinkedHashMap.class, LinkedHashMap.class),
          Map.entry(HashMap.class, HashMap.class),
          Map.entry(Hashtable.class, Hashtable.class),
          Map.entry(SortedMap.class, TreeMap.class),
          Map.entry(NavigableMap.class, TreeMap.class),
          Map.entry(TreeMap.class, TreeMap.class),
          Map.entry(ConcurrentMap.class, ConcurrentHashMap.class),
          Map.entry(ConcurrentHashMap.class, ConcurrentHashMap.class),
          Map.entry(ConcurrentNavigableMap.class, ConcurrentSkipListMap.class),
          Map.entry(ConcurrentSkipListMap.class, ConcurrentSkipListMap.class),
          // Its keys are not strings, which is reported below.
          Map.entry(EnumMap.class, EnumMap.class));

  @Override
  public Optional<ValuePlan> bind(TypeMirror type, BindingContext context, TypeTable table)
      throws Unbindable {
    Optional<Class<?>> implementation = implementation(type);
    return implementation.isEmpty()
        ? Optional.empty()
        : Optional.of(entries(type, implementation.get(), context, table));
  }

  @Override
  public List<Mapping> mappings() {
    return List.of(
        new Mapping(
            "`Map<String, V>`, its sorted and concurrent kin, and the JDK's implementations of them",
            "`map`; reading a `Map` keeps the order of the data",
            "java.util.Map<String, Integer>",
            "{\"type\":\"map\",\"values\":\"int\"}"));
  }

  /** Returns the class that decoding creates for a type, if the type is a map. */
  static Optional<Class<?>> implementation(TypeMirror type) {
    return IMPLEMENTATIONS.entrySet().stream()
        .filter(entry -> JavaTypeNames.is(type, entry.getKey()))
        .findFirst()
        .map(Map.Entry::getValue);
  }

  private static ValuePlan entries(
      TypeMirror type, Class<?> implementation, BindingContext context, TypeTable table)
      throws Unbindable {
    TypeMirror key = ContainerTypes.argument(type, 0, context);
    if (key.getKind() == TypeKind.ERROR) {
      throw Unbindable.becauseOfAnother();
    }
    if (!JavaTypeNames.is(key, String.class)) {
      throw Unbindable.because(otherKey(type, key, context));
    }
    MisplacedCheck.requireConsumed(key, context);
    ValuePlan value = table.bindElement(ContainerTypes.argument(type, 1, context), context.from(1));
    ClassName declared = ClassName.get(JavaTypeNames.elementOf(type));
    return implementation == Hashtable.class
        ? table(type, value)
        : new ValuePlan.Entries(
            JavaTypeNames.plain(type),
            value,
            built(declared, value),
            creation(implementation),
            ValuePlan.Entries.ENTRIES);
  }

  /** A Hashtable is slow for keys with equal hash codes, so it is created from distinct keys. */
  private static ValuePlan table(TypeMirror type, ValuePlan value) {
    return new ValuePlan.Entries(
        JavaTypeNames.plain(type),
        value,
        built(ClassName.get(LinkedHashMap.class), value),
        creation(LinkedHashMap.class),
        CodeBlock.of("$T.toHashtable(entries, in)", RuntimeNames.TABLES));
  }

  private static TypeName built(ClassName map, ValuePlan value) {
    return ParameterizedTypeName.get(map, ClassName.get(String.class), value.javaType().box());
  }

  private static CodeBlock creation(Class<?> implementation) {
    return HashMap.class.isAssignableFrom(implementation)
        ? CodeBlock.of("new $T<>($T.mapCapacity(count))", implementation, RuntimeNames.INPUTS)
        : CodeBlock.of("new $T<>()", implementation);
  }

  private static Problem otherKey(TypeMirror type, TypeMirror key, BindingContext context) {
    return new Problem(
        Code.MAP_KEY,
        context.subject()
            + " is "
            + JavaTypeNames.plain(type)
            + ", whose keys are "
            + JavaTypeNames.plain(key)
            + ".",
        "Avro map keys are strings.",
        "Use Map<String, ...>, a List of key-value records, or a converter with @AvroConvert.",
        context.origin());
  }
}
