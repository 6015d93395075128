package io.avrodyne.processor.bind;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.ValuePlan;
import java.lang.reflect.ParameterizedType;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OrderedTypesTest {

  /** The tables of the JDK look at what a class itself implements, not at what it inherits. */
  @Test
  void eachClassItselfIsComparableToItself() throws ClassNotFoundException {
    for (ClassName name : OrderedTypes.CLASSES) {
      Class<?> type = Class.forName(name.reflectionName());
      assertTrue(type == CharSequence.class || isOrdered(type), name.toString());
    }
    assertFalse(isOrdered(LocalDate.class));
    assertFalse(OrderedTypes.has(of(ClassName.get(LocalDate.class))));
  }

  private static boolean isOrdered(Class<?> type) {
    return Arrays.stream(type.getGenericInterfaces())
        .anyMatch(
            each ->
                each instanceof ParameterizedType generic
                    && generic.getRawType() == Comparable.class
                    && generic.getActualTypeArguments()[0] == type);
  }

  @Test
  void primitivesAreTheirBoxes() {
    assertTrue(OrderedTypes.has(of(TypeName.LONG)));
    assertFalse(OrderedTypes.has(of(ClassName.get(Set.class))));
  }

  private static ValuePlan of(TypeName type) {
    return new ValuePlan.Nested(type, ClassName.get("shop", "LineAvroCodec"));
  }
}
