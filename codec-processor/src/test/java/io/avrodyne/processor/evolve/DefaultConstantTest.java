package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Shapes;
import java.util.List;
import java.util.Optional;
import org.apache.avro.JsonProperties;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class DefaultConstantTest {

  private static final ValuePlan TEXT = new ValuePlan.Text(false);

  private static ValuePlan scalar(Schema.Type type) {
    return Shapes.scalar(type);
  }

  @Test
  void wholeNumbersBooleansAndStringsAreConstants() {
    assertEquals(
        Optional.of(new DefaultConstant.Whole(ScalarKind.INT, 7)),
        DefaultConstant.of(scalar(Schema.Type.INT), 7));
    assertEquals(
        Optional.of(new DefaultConstant.Whole(ScalarKind.LONG, 7)),
        DefaultConstant.of(scalar(Schema.Type.LONG), 7));
    assertEquals(
        Optional.of(new DefaultConstant.Whole(ScalarKind.LONG, 1L << 40)),
        DefaultConstant.of(scalar(Schema.Type.LONG), 1L << 40));
    assertEquals(
        Optional.of(new DefaultConstant.Flag(true)),
        DefaultConstant.of(scalar(Schema.Type.BOOLEAN), true));
    assertEquals(Optional.of(new DefaultConstant.Text("a")), DefaultConstant.of(TEXT, "a"));
  }

  @Test
  void nullIsAConstantOfAUnionThatAnObjectHolds() {
    OrNull union = new OrNull(TEXT.javaType(), TEXT, true, Presence.REFERENCE);
    OrNull primitive = new OrNull(TypeName.INT, scalar(Schema.Type.INT), true, Presence.REFERENCE);
    assertEquals(
        Optional.of(new DefaultConstant.Absent(union)),
        DefaultConstant.of(union, JsonProperties.NULL_VALUE));
    assertEquals(Optional.empty(), DefaultConstant.of(primitive, JsonProperties.NULL_VALUE));
    assertEquals(Optional.empty(), DefaultConstant.of(union, "text"));
  }

  @Test
  void fractionsAndWhatHasPartsAreNotConstants() {
    assertEquals(Optional.empty(), DefaultConstant.of(scalar(Schema.Type.DOUBLE), 1.5));
    assertEquals(Optional.empty(), DefaultConstant.of(scalar(Schema.Type.FLOAT), 1));
    assertEquals(Optional.empty(), DefaultConstant.of(Shapes.items(TEXT), List.of()));
    assertEquals(
        Optional.empty(),
        DefaultConstant.of(
            new ValuePlan.Nested(ClassName.OBJECT, ClassName.get("shop", "X")), "a"));
  }

  @Test
  void longTextIsNotAConstant() {
    assertEquals(
        Optional.of(new DefaultConstant.Text("a".repeat(1000))),
        DefaultConstant.of(TEXT, "a".repeat(1000)));
    assertEquals(Optional.empty(), DefaultConstant.of(TEXT, "a".repeat(1001)));
  }
}
