package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.RecordPlan;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MethodSplitterTest {

  private static RecordPlan record(int fields, boolean arguments) {
    FieldPlan[] all =
        IntStream.range(0, fields)
            .mapToObj(i -> Shapes.field("f" + i, Shapes.scalar(Schema.Type.INT)))
            .toArray(FieldPlan[]::new);
    RecordPlan plan = Shapes.derived("Wide", all);
    InvocationPlan call = new InvocationPlan(ClassName.get("shop", "Wide"), null);
    return new RecordPlan(
        plan.type(),
        plan.codec(),
        plan.subject(),
        plan.name(),
        plan.namespace(),
        plan.attributes(),
        plan.fields(),
        arguments ? new CreatorPlan.Arguments(call, List.of()) : new CreatorPlan.Setters(call),
        null,
        Shapes.ORIGIN);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "100, 1", "101, 2", "200, 2", "201, 3", "1000, 10"})
  void partsAreEvenAndInOrder(int fields, int parts) {
    RecordPlan plan = record(fields, true);
    List<List<FieldPlan>> split = MethodSplitter.parts(plan.fields());
    assertEquals(parts, split.size());
    assertEquals(plan.fields(), split.stream().flatMap(List::stream).toList());
    int least = split.stream().mapToInt(List::size).min().orElseThrow();
    int most = split.stream().mapToInt(List::size).max().orElseThrow();
    assertEquals(true, most - least <= 1 && most <= 100);
  }

  @ParameterizedTest
  @CsvSource({
    "100, true, false, true",
    "101, true, false, false",
    "200, true, false, false",
    "201, true, true, true",
    "100, false, false, true",
    "101, false, true, true"
  })
  void wideRecordsAreDecodedInParts(int fields, boolean arguments, boolean parts, boolean steps) {
    RecordPlan plan = record(fields, arguments);
    assertEquals(parts, MethodSplitter.decodesInParts(plan));
    assertEquals(steps, MethodSplitter.resolvesInSteps(plan));
  }
}
