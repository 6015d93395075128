package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RecursionTest {

  private final Shapes shapes = new Shapes();

  /** Adds a record that holds others, in arrays. */
  private RecordPlan holder(String name, String... held) {
    Stream<FieldPlan> holding =
        Stream.of(held).map(each -> Shapes.field("f" + each, Shapes.items(Shapes.nested(each))));
    RecordPlan plan = Shapes.derived(name, holding.toArray(FieldPlan[]::new));
    shapes.put(plan);
    return plan;
  }

  private static ClassName codec(String name) {
    return Shapes.nested(name).codec();
  }

  @Test
  void recordHoldsItselfAtOnceOrThroughOthers() {
    RecordPlan self = holder("Self", "Self");
    RecordPlan a = holder("A", "B");
    RecordPlan b = holder("B", "C", "Leaf");
    RecordPlan c = holder("C", "A");
    RecordPlan leaf = holder("Leaf");
    RecordPlan outer = holder("Outer", "A", "Self");
    Recursion recursion = shapes.catalog().recursion();
    assertTrue(recursion.isRecursive(self));
    assertFalse(recursion.isRecursive(outer));
    assertFalse(recursion.isRecursive(leaf));
    assertTrue(recursion.isRecursive(a) && recursion.isRecursive(b) && recursion.isRecursive(c));
  }

  @Test
  void recordsThatHoldEachOtherAreOneCircle() {
    RecordPlan a = holder("A", "B");
    RecordPlan b = holder("B", "A", "Self");
    RecordPlan self = holder("Self", "Self");
    RecordPlan leaf = holder("Leaf");
    Recursion recursion = shapes.catalog().recursion();
    assertTrue(recursion.isCircle(codec("A"), codec("B")));
    assertTrue(recursion.isCircle(codec("Self"), codec("Self")));
    assertFalse(recursion.isCircle(codec("B"), codec("Self")));
    assertFalse(recursion.isCircle(codec("Leaf"), codec("Leaf")));
    assertEquals(recursion.circle(a), recursion.circle(b));
    assertEquals(Optional.of(codec("Self")), recursion.circle(self));
    assertEquals(Optional.empty(), recursion.circle(leaf));
  }

  @Test
  void chainLongerThanTheStackIsFollowed() {
    int length = 20_000;
    for (int i = 0; i < length; i++) {
      holder("R" + i, "R" + (i + 1) % length);
    }
    Recursion recursion = shapes.catalog().recursion();
    assertTrue(recursion.isCircle(codec("R0"), codec("R" + length / 2)));
  }
}
