package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ShapeNamesTest {

  static Stream<Arguments> names() {
    return Stream.of(
        Arguments.of("Integer", Plans.INT),
        Arguments.of("Null", new ValuePlan.Nothing()),
        Arguments.of("InternedString", new ValuePlan.Text(true)),
        Arguments.of("Bytes", new ValuePlan.Binary()),
        Arguments.of("Fixed16", Plans.fixed("Hash", 16)),
        Arguments.of("Side", Plans.symbols("Side", "ASK")),
        Arguments.of("Line", Plans.nested("Line")),
        Arguments.of("ListOfNullableString", Plans.list(Plans.orNull(Plans.TEXT))),
        Arguments.of("ArrayOfInteger", Plans.array(Plans.INT)),
        Arguments.of("MapOfListOfLine", Plans.map(Plans.list(Plans.nested("Line")))),
        Arguments.of("Any", Plans.choice("Any", Plans.TEXT)),
        Arguments.of("NullableAny", Plans.choice("Any", Plans.TEXT).withNull(true)),
        Arguments.of("NullableLong", Plans.orNull(Plans.boxed(ScalarKind.LONG))));
  }

  @ParameterizedTest
  @MethodSource("names")
  void shapeIsNamedByItsParts(String name, ValuePlan shape) {
    assertEquals(name, ShapeNames.of(shape));
  }

  @Test
  void longNamesAreCutAndStayDifferent() {
    ValuePlan deep = Plans.TEXT;
    for (int i = 0; i < 30; i++) {
      deep = Plans.list(deep);
    }
    String name = ShapeNames.of(deep);
    assertTrue(name.length() <= 100, name);
    assertNotEquals(name, ShapeNames.of(Plans.list(deep)));
  }

  @Test
  void constantsAreInUpperCase() {
    assertEquals("ORDER_SIDE", ShapeNames.constant("OrderSide"));
    assertEquals("OS", ShapeNames.constant("OS"));
  }
}
