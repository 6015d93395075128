package io.avrodyne.processor.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroTimestamp;
import io.avrodyne.api.Precision;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JavaTypeNamesTest {

  private static final ClassName INNER = ClassName.get("shop", "Outer", "Inner");

  @Test
  void codecOfANestedTypeIsATopLevelClass() {
    assertEquals(ClassName.get("shop", "OrderAvroCodec"), JavaTypeNames.codecOf(name("Order")));
    assertEquals(ClassName.get("shop", "Outer_InnerAvroCodec"), JavaTypeNames.codecOf(INNER));
  }

  @Test
  void namespaceOfANestedTypeNamesTheEnclosingOnes() {
    assertEquals("shop", JavaTypeNames.namespaceOf(name("Order")));
    assertEquals("shop.Outer", JavaTypeNames.namespaceOf(INNER));
  }

  @Test
  void typeArgumentsBecomeWildcards() {
    TypeName map = ParameterizedTypeName.get(ClassName.get(Map.class), name("Key"), name("Value"));
    assertEquals("java.util.Map<?, ?>", JavaTypeNames.unbounded(map).toString());
    assertEquals(name("Order"), JavaTypeNames.unbounded(name("Order")));
  }

  @Test
  void unitsOfTimeAreNamedAsMethodsAre() {
    TimeUnitName micros = TimeUnitName.of(AvroTimestamp.Unit.MICROS);
    assertEquals("micros", micros.lower());
    assertEquals(
        List.of("toMicros", "toExactMicros"),
        List.of(micros.toAvro(Precision.FLOOR), micros.toAvro(Precision.EXACT)));
  }

  private static ClassName name(String simple) {
    return ClassName.get("shop", simple);
  }
}
