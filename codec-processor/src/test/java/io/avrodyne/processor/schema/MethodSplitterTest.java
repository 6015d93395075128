package io.avrodyne.processor.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
  void partsToResolveAreEvenAndInOrder(int fields, int parts) {
    RecordPlan plan = record(fields, true);
    List<List<FieldPlan>> split = MethodSplitter.partsToResolve(plan.fields());
    assertEquals(parts, split.size());
    assertEquals(plan.fields(), split.stream().flatMap(List::stream).toList());
    int least = split.stream().mapToInt(List::size).min().orElseThrow();
    int most = split.stream().mapToInt(List::size).max().orElseThrow();
    assertEquals(true, most - least <= 1 && most <= 100);
  }

  @ParameterizedTest
  @CsvSource({"0, 1, 1", "1, 1, 1", "16, 1, 1", "17, 1, 2", "28, 1, 2", "29, 2, 2", "1000, 36, 63"})
  void partsAreFilledInOrder(int fields, int toEncode, int toDecode) {
    List<FieldPlan> all = record(fields, true).fields();
    List<List<FieldPlan>> encoded = MethodSplitter.partsToEncode(all);
    List<List<FieldPlan>> decoded = MethodSplitter.partsToDecode(all);
    assertEquals(toEncode, encoded.size());
    assertEquals(toDecode, decoded.size());
    assertEquals(all, encoded.stream().flatMap(List::stream).toList());
    assertEquals(all, decoded.stream().flatMap(List::stream).toList());
  }

  @Test
  void partsHoldMoreOfSmallFieldsThanOfLargeOnes() {
    List<FieldPlan> flags = fields(100, i -> Shapes.scalar(Schema.Type.BOOLEAN));
    List<FieldPlan> numbers = fields(100, i -> Shapes.scalar(Schema.Type.INT));
    List<FieldPlan> mixed =
        fields(100, i -> Shapes.scalar(i < 50 ? Schema.Type.INT : Schema.Type.BOOLEAN));
    assertEquals(1, MethodSplitter.partsToEncode(flags).size());
    assertEquals(4, MethodSplitter.partsToEncode(numbers).size());
    assertEquals(3, MethodSplitter.partsToEncode(mixed).size());
  }

  @Test
  void uuidsAsTextTakeMoreOfAPartThanStrings() {
    Converted uuid =
        Converted.of(
            new ValuePlan.Text(false),
            ClassName.get(UUID.class),
            Conversion.Streams.ofRuntime(RuntimeNames.UUIDS, "putText", "readText"));
    List<FieldPlan> uuids = fields(20, i -> uuid);
    assertEquals(7, MethodSplitter.partsToEncode(uuids).size());
    assertEquals(7, MethodSplitter.partsToDecode(uuids).size());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void stringsAreCallsAndTakeLittleOfAPart(boolean interned) {
    List<FieldPlan> texts = fields(100, i -> new ValuePlan.Text(interned));
    assertEquals(1, MethodSplitter.partsToEncode(texts).size());
    assertEquals(1, MethodSplitter.partsToDecode(texts).size());
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
  void wideRecordsAreResolvedInParts(int fields, boolean arguments, boolean parts, boolean steps) {
    RecordPlan plan = record(fields, arguments);
    assertEquals(parts, MethodSplitter.resolvesInParts(plan));
    assertEquals(steps, MethodSplitter.resolvesInSteps(plan));
  }

  @ParameterizedTest
  @CsvSource({"200, true, false", "201, true, true", "16, false, false", "17, false, true"})
  void wideRecordsAreDecodedInParts(int fields, boolean arguments, boolean parts) {
    assertEquals(parts, MethodSplitter.decodesInParts(record(fields, arguments)));
  }

  private static List<FieldPlan> fields(int count, IntFunction<ValuePlan> value) {
    return IntStream.range(0, count).mapToObj(i -> Shapes.field("f" + i, value.apply(i))).toList();
  }
}
