package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.avrodyne.processor.plan.AnnotationText;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class GivenOrderTest {

  private static final ValuePlan INT = Shapes.scalar(Schema.Type.INT);

  private static List<FieldPlan> ordered(Schema given, FieldPlan... fields) {
    RecordPlan plan =
        Shapes.derived("Order", fields)
            .withGiven(new GivenSchema(new AnnotationText("x.avsc", Shapes.ORIGIN), given));
    return GivenOrder.apply(Shapes.codec(plan)).main().orElseThrow().fields();
  }

  @Test
  void fieldsComeInTheOrderOfTheSchema() {
    Schema given = Json.record("Order", Json.field("b", "'int'"), Json.field("a", "'int'"));
    FieldPlan a = Shapes.field("a", INT);
    FieldPlan b = Shapes.field("b", INT);
    assertEquals(List.of(b, a), ordered(given, a, b));
  }

  @Test
  void fieldThatTheSchemaLacksComesLast() {
    Schema given = Json.record("Order", Json.field("b", "'int'"));
    FieldPlan a = Shapes.field("a", INT);
    FieldPlan b = Shapes.field("b", INT);
    assertEquals(List.of(b, a), ordered(given, a, b));
  }

  @Test
  void nullComesWhereTheSchemaHasIt() {
    Schema given =
        Json.record("Order", Json.field("a", "['int','null']"), Json.field("b", "['null','int']"));
    Converted converted =
        Converted.of(Shapes.orNull(INT, false), INT.javaType(), new Conversion.AsIs());
    List<FieldPlan> fields =
        ordered(given, Shapes.field("a", Shapes.orNull(INT, true)), Shapes.field("b", converted));
    assertEquals(Shapes.orNull(INT, false), fields.get(0).value());
    assertEquals(
        Converted.of(Shapes.orNull(INT, true), INT.javaType(), new Conversion.AsIs()),
        fields.get(1).value());
  }

  @Test
  void shapeThatTheSchemaContradictsStaysForTheRules() {
    Schema given = Json.record("Order", Json.field("a", "'int'"));
    FieldPlan a = Shapes.field("a", Shapes.orNull(INT, true));
    assertEquals(List.of(a), ordered(given, a));
  }

  @Test
  void recordThatFollowsNothingStaysAsItIs() {
    CodecPlan plan = Shapes.codec(Shapes.derived("Order", Shapes.field("a", INT)));
    assertEquals(plan, GivenOrder.apply(plan));
  }
}
