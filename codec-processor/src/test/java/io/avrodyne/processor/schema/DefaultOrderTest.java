package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.ValuePlan;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class DefaultOrderTest {

  private static final ValuePlan INT = Shapes.scalar(Schema.Type.INT);
  private static final ValuePlan TEXT = new ValuePlan.Text(false);

  private final Shapes shapes = new Shapes();

  /** Returns the shape of a field of a default. */
  private ValuePlan ordered(ValuePlan shape, String json) {
    CodecPlan plan = Shapes.codec(Shapes.derived("Order", Shapes.field("f", shape, json)));
    CodecPlan ordered = new DefaultOrder(shapes.catalog()).apply(plan);
    return ordered.main().orElseThrow().fields().get(0).value();
  }

  @Test
  void nullComesWhereTheDefaultPutsIt() {
    assertEquals(Shapes.orNull(INT, true), ordered(Shapes.orNull(INT, false), "null"));
    assertEquals(Shapes.orNull(INT, false), ordered(Shapes.orNull(INT, true), "7"));
  }

  @Test
  void branchOfTheDefaultComesFirst() {
    Choice choice = Shapes.choice(INT, TEXT, new ValuePlan.Nothing());
    assertEquals(Shapes.choice(TEXT, INT, new ValuePlan.Nothing()), ordered(choice, "\"a\""));
    assertEquals(choice, ordered(choice, "1"));
  }

  @Test
  void recordsTellWhichBranchIsMeant() {
    ValuePlan circle = shapes.record("Circle", Shapes.field("radius", INT));
    ValuePlan square = shapes.record("Square", Shapes.field("side", INT));
    assertEquals(
        Shapes.choice(square, circle), ordered(Shapes.choice(circle, square), "{\"side\":1}"));
  }

  @Test
  void unionWithinAConversionIsOrdered() {
    Converted converted =
        Converted.of(Shapes.orNull(INT, true), INT.javaType(), new Conversion.AsIs());
    assertEquals(
        Converted.of(Shapes.orNull(INT, false), INT.javaType(), new Conversion.AsIs()),
        ordered(converted, "7"));
  }

  @Test
  void whatDoesNotFitOrIsNotReadableStaysForTheRules() {
    Choice choice = Shapes.choice(INT, TEXT);
    assertEquals(choice, ordered(choice, "true"));
    assertEquals(choice, ordered(choice, "{"));
  }

  @Test
  void fieldWithoutDefaultStaysAsItIs() {
    CodecPlan plan =
        Shapes.codec(Shapes.derived("Order", Shapes.field("f", Shapes.orNull(INT, false))));
    assertEquals(plan, new DefaultOrder(shapes.catalog()).apply(plan));
  }
}
