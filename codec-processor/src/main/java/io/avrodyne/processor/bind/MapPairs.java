package io.avrodyne.processor.bind;

import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import javax.lang.model.type.TypeMirror;

/** The conversions between maps and their pairs. */
final class MapPairs {

  private MapPairs() {}

  /**
   * Returns the conversion of a map.
   *
   * @param distinct whether two pairs with the same key are refused, else the last one wins
   */
  static Conversion conversion(TypeMirror map, ValuePlan key, ValuePlan value, boolean distinct) {
    Class<?> implementation = MapTypes.implementation(map).orElseThrow();
    boolean counted = MapTypes.isCounted(implementation, key);
    String kind = (counted ? "Counted" : "") + (distinct ? "Distinct" : "");
    boolean table = implementation == Hashtable.class;
    return new Conversion.Values(
        Receiver.ofStatic(RuntimeNames.PAIR_MAPS),
        "pairs",
        table ? "to" + (distinct ? "Distinct" : "") + "Hashtable" : "to" + kind + "Map",
        table ? CodeBlock.of("") : CodeBlock.of(", $L", creation(implementation, key, value)),
        true);
  }

  private static CodeBlock creation(Class<?> implementation, ValuePlan key, ValuePlan value) {
    // A HashMap keeps the order of the pairs, too, as in Apache Avro's reflection.
    Class<?> made = implementation == HashMap.class ? LinkedHashMap.class : implementation;
    CodeBlock type = CodeBlock.of("$T<$T, $T>", made, key.javaType().box(), value.javaType().box());
    return made == EnumMap.class
        ? CodeBlock.of("new $L($T.class)", type, key.javaType())
        : CodeBlock.of("new $L()", type);
  }
}
