package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ResolveEmitterTest {

  private static final String RESOLVE = " resolve(AvroInput in, Resolution resolution)";

  private static Emitted wide(int fields) {
    return Emitted.ofFields(
        IntStream.range(0, fields)
            .mapToObj(i -> Plans.field("f" + i, Plans.INT))
            .toArray(FieldPlan[]::new));
  }

  static Stream<Arguments> steps() {
    return Stream.of(
        Arguments.of(Plans.LONG, "f = Steps.readLong(in, step);"),
        Arguments.of(Plans.TEXT, "f = Steps.readString(in, step);"),
        Arguments.of(Plans.symbols("Side", "ASK"), "f = SIDE.read(in, step);"),
        Arguments.of(Plans.nested("Line"), "f = LineAvroCodec.resolve(in, step);"),
        Arguments.of(Plans.list(Plans.nested("Line")), "f = resolveListOfLine(in, step);"),
        Arguments.of(Plans.map(Plans.nested("Line")), "f = resolveMapOfLine(in, step);"),
        Arguments.of(Plans.orNull(Plans.TEXT), "f = resolveNullableString(in, step);"),
        Arguments.of(Plans.choice("Any", Plans.nested("Line")), "f = resolveAny(in, step);"));
  }

  @ParameterizedTest
  @MethodSource("steps")
  void changedFieldIsReadThroughItsStep(ValuePlan shape, String statement) {
    assertTrue(Emitted.ofField(shape).block(RESOLVE).contains(statement));
  }

  @Test
  void shapeWithoutStepsIsPreparedByTheRuntime() {
    List<String> lines = Emitted.ofField(Plans.list(Plans.TEXT)).block(RESOLVE);
    int open = lines.indexOf("step.open(in);");
    assertEquals(
        List.of("step.open(in);", "f = decodeListOfString(in);", "step.close(in);"),
        lines.subList(open, open + 3));
  }

  @Test
  void caseFallsThroughToTheNextField() {
    List<String> lines =
        Emitted.ofFields(Plans.field("a", Plans.INT), Plans.field("b", Plans.INT)).block(RESOLVE);
    int first = lines.indexOf("case 0:");
    assertEquals(
        List.of(
            "case 0:",
            "if ((plain & 1L << 0) != 0) {",
            "a = in.readInt();",
            "} else {",
            "Resolution step = plan.step(in, 0);",
            "a = Steps.readInt(in, step);",
            "}",
            "if ((jumps & 1L << 0) != 0) {",
            "field = plan.after(0);",
            "break;",
            "}",
            "case 1:"),
        lines.subList(first, first + 12));
  }

  @Test
  void recordOfMoreFieldsThanBitsGoesFieldByField() {
    assertTrue(wide(64).block(RESOLVE).contains("long plain = plan.plainFields();"));
    List<String> lines = wide(65).block(RESOLVE);
    assertFalse(lines.contains("long plain = plan.plainFields();"));
    assertTrue(lines.contains("Resolution step = plan.step(in, field);"));
  }

  @Test
  void recordTooWideForOneMethodIsBroughtIntoThisLayout() {
    assertEquals(
        List.of(
            "Resolution plan = resolution.settle(in);",
            "plan.open(in);",
            "Order whole = decode(in);",
            "plan.close(in);",
            "return whole;"),
        wide(150).block(RESOLVE));
  }

  @Test
  void recordDecodedInPartsIsResolvedInThem() {
    Emitted emitted = wide(201);
    assertTrue(emitted.block(RESOLVE).contains("resolvePart1(in, value, step, field);"));
    assertTrue(emitted.block(" resolvePart3(").contains("case 200:"));
  }

  @Test
  void listOfRecordsIsResolvedItemByItem() {
    List<String> lines =
        Emitted.ofField(Plans.list(Plans.nested("Line"))).block(" resolveListOfLine(");
    assertTrue(lines.contains("if (plan.isArray()) {"));
    assertTrue(lines.contains("items.add(LineAvroCodec.resolve(in, item));"));
  }
}
