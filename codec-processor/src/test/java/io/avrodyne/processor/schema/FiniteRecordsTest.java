package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.ValuePlan;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class FiniteRecordsTest {

  private static final ValuePlan INT = Shapes.scalar(Schema.Type.INT);

  private final Shapes shapes = new Shapes();

  private boolean isFinite(ValuePlan shape) {
    return shapes.catalog().finite().isFinite(shape);
  }

  @Test
  void recordThatNeedsItselfHasNoEnd() {
    ValuePlan.Nested self = shapes.record("Self", Shapes.field("self", Shapes.nested("Self")));
    ValuePlan.Nested a = shapes.record("A", Shapes.field("b", Shapes.nested("B")));
    ValuePlan.Nested b =
        shapes.record("B", Shapes.field("n", INT), Shapes.field("a", Shapes.nested("A")));
    ValuePlan.Nested outer = shapes.record("Outer", Shapes.field("a", Shapes.nested("A")));
    for (ValuePlan.Nested each : new ValuePlan.Nested[] {self, a, b, outer}) {
      assertFalse(isFinite(each), each::toString);
    }
  }

  @Test
  void nullAnEmptyArrayAndAnotherBranchAreEnds() {
    ValuePlan.Nested node = Shapes.nested("Node");
    for (ValuePlan held :
        new ValuePlan[] {
          Shapes.orNull(node, true),
          Shapes.items(node),
          Shapes.entries(node),
          Shapes.choice(node, INT),
        }) {
      shapes.record("Node", Shapes.field("held", held));
      assertTrue(isFinite(node), held::toString);
    }
    shapes.record("Node", Shapes.field("held", Shapes.choice(node, Shapes.nested("Node"))));
    assertFalse(isFinite(node));
  }

  @Test
  void conversionChangesNothing() {
    ValuePlan.Nested node = Shapes.nested("Node");
    shapes.record(
        "Node", Shapes.field("held", Converted.of(node, node.javaType(), new Conversion.AsIs())));
    assertFalse(isFinite(node));
  }

  @Test
  void recordThatWasCompiledBeforeHasPassed() {
    Schema before = Json.record("Before", Json.field("n", "'int'"));
    shapes.put(new CompiledRecord(Shapes.codecOf(before), before));
    assertTrue(isFinite(shapes.record("Holder", Shapes.field("f", Shapes.nested("Before")))));
  }
}
