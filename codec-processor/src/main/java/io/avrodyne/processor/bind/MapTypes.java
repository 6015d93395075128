package io.avrodyne.processor.bind;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import javax.lang.model.type.TypeMirror;

/** The JDK's maps, and the classes that decoding creates for them. */
final class MapTypes {

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
          Map.entry(EnumMap.class, EnumMap.class));

  private MapTypes() {}

  /** Returns the class that decoding creates for a type, if the type is a map. */
  static Optional<Class<?>> implementation(TypeMirror type) {
    return IMPLEMENTATIONS.entrySet().stream()
        .filter(entry -> JavaTypeNames.is(type, entry.getKey()))
        .findFirst()
        .map(Map.Entry::getValue);
  }

  /** Returns a map type with the types of the keys and values as its arguments. */
  static TypeName of(ClassName map, ValuePlan key, ValuePlan value) {
    return ParameterizedTypeName.get(map, key.javaType().box(), value.javaType().box());
  }

  /**
   * Returns the expression of a new map; the local {@code count} is the number of its first
   * entries.
   */
  static CodeBlock creation(Class<?> implementation, ValuePlan key) {
    if (implementation == EnumMap.class) {
      return CodeBlock.of("new $T<>($T.class)", EnumMap.class, key.javaType());
    }
    return HashMap.class.isAssignableFrom(implementation)
        ? CodeBlock.of("new $T<>($T.mapCapacity(count))", implementation, RuntimeNames.INPUTS)
        : CodeBlock.of("new $T<>()", implementation);
  }

  /**
   * Returns whether crafted keys could slow down a map.
   *
   * @param key the shape of the keys as values
   */
  static boolean isCounted(Class<?> implementation, ValuePlan key) {
    boolean hashes =
        !SortedMap.class.isAssignableFrom(implementation) && implementation != EnumMap.class;
    return hashes && !OrderedTypes.has(key);
  }
}
