package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RuntimeNames;
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
  private static final String IN_ORDER = " resolveInOrder(";

  private static Emitted wide(int fields) {
    return Emitted.ofFields(
        IntStream.range(0, fields)
            .mapToObj(i -> Plans.field("f" + i, Plans.INT))
            .toArray(FieldPlan[]::new));
  }

  static Stream<Arguments> choices() {
    return Stream.of(
        Arguments.of(Plans.LONG, "in.readLong()", "plan.readLong(in, 0)"),
        Arguments.of(Plans.TEXT, "in.readString()", "plan.readString(in, 0)"),
        Arguments.of(
            Plans.symbols("Side", "ASK"), "SIDE.read(in)", "SIDE.read(in, plan.step(in, 0))"),
        Arguments.of(
            Plans.nested("Line"),
            "LineAvroCodec.read(in)",
            "LineAvroCodec.resolve(in, plan.step(in, 0))"),
        Arguments.of(
            Plans.list(Plans.nested("Line")),
            "readListOfLine(in)",
            "resolveListOfLine(in, plan.step(in, 0))"),
        Arguments.of(
            Plans.map(Plans.nested("Line")),
            "readMapOfLine(in)",
            "resolveMapOfLine(in, plan.step(in, 0))"),
        Arguments.of(
            Plans.choice("Any", Plans.nested("Line")),
            "readAny(in)",
            "resolveAny(in, plan.step(in, 0))"));
  }

  @ParameterizedTest
  @MethodSource("choices")
  void changedFieldIsReadThroughItsStep(ValuePlan shape, String direct, String stepped) {
    String statement = "f = (plain & 1 << 0) != 0 ? " + direct + " : " + stepped + ";";
    Emitted emitted = Emitted.ofField(shape);
    assertTrue(emitted.block(RESOLVE).contains(statement), emitted::source);
    assertTrue(emitted.block(IN_ORDER).contains(statement), emitted::source);
  }

  @Test
  void choiceWithinAChoiceHasLinesOfItsOwn() {
    assertEquals(
        List.of(
            "f = (plain & 1 << 0) != 0",
            "? (Inputs.readPresence(in, 0) ? in.readString() : null)",
            ": resolveNullableString(in, plan.step(in, 0));",
            "plan.skipRest(in);"),
        Emitted.ofField(Plans.orNull(Plans.TEXT)).tried(IN_ORDER));
  }

  @Test
  void primitiveIsReadWithItsBranch() {
    ValuePlan union = new OrNull(TypeName.LONG, Plans.LONG, true, Presence.REFERENCE);
    assertEquals(
        List.of(
            "f = (plain & 1 << 0) != 0 ? Inputs.readPresentLong(in, 0) : resolveNullableLong(in, plan.step(in, 0));",
            "plan.skipRest(in);"),
        Emitted.ofField(union).tried(IN_ORDER));
  }

  @Test
  void valueThatNeedsTwoStatementsIsReadInABlock() {
    ValuePlan narrow =
        Converted.of(
            Plans.INT,
            TypeName.BYTE,
            Conversion.Values.ofRuntime(RuntimeNames.NARROWING, null, "toByte"));
    assertEquals(
        List.of(
            "if ((plain & 1 << 0) != 0) {",
            "Inputs.requirePresence(in, 0);",
            "f = Narrowing.toByte(in.readInt(), in);",
            "} else {",
            "Resolution step = plan.step(in, 0);",
            "f = resolveNullableByte(in, step);",
            "}",
            "plan.skipRest(in);"),
        Emitted.ofField(new OrNull(TypeName.BYTE, narrow, true, Presence.REFERENCE))
            .tried(IN_ORDER));
  }

  @Test
  void shapeWithoutStepsIsPreparedByTheRuntime() {
    List<String> lines = Emitted.ofField(Plans.list(Plans.TEXT)).block(RESOLVE);
    int open = lines.indexOf("step.open(in);");
    assertEquals(
        List.of("step.open(in);", "f = readListOfString(in);", "step.close(in);"),
        lines.subList(open, open + 3));
  }

  @Test
  void shapeWithoutStepsIsPreparedInABlockOfItsCase() {
    FieldPlan[] fields =
        IntStream.range(0, 65)
            .mapToObj(i -> Plans.field("f" + i, Plans.list(Plans.TEXT)))
            .toArray(FieldPlan[]::new);
    List<String> lines = Emitted.ofFields(fields).block(RESOLVE);
    int first = lines.indexOf("case 0 -> {");
    assertEquals(
        List.of(
            "case 0 -> {", "step.open(in);", "f0 = readListOfString(in);", "step.close(in);", "}"),
        lines.subList(first, first + 5));
  }

  @Test
  void caseFallsThroughToTheNextField() {
    List<String> lines =
        Emitted.ofFields(Plans.field("a", Plans.INT), Plans.field("b", Plans.INT)).block(RESOLVE);
    int first = lines.indexOf("case 0:");
    assertEquals(
        List.of(
            "case 0:",
            "a = (plain & 1 << 0) != 0 ? in.readInt() : plan.readInt(in, 0);",
            "if ((jumps & 1 << 0) != 0) { field = plan.after(0); break; }",
            "case 1:",
            "field = 1;"),
        lines.subList(first, first + 5));
  }

  @Test
  void bitsAreInAnIntIfItHasEnough() {
    List<String> few = wide(32).block(IN_ORDER);
    assertTrue(few.contains("int plain = (int) plan.plainFields();"));
    assertTrue(few.contains("f31 = (plain & 1 << 31) != 0 ? in.readInt() : plan.readInt(in, 31);"));
    List<String> many = wide(33).block(IN_ORDER);
    assertTrue(many.contains("long plain = plan.plainFields();"));
    assertTrue(
        many.contains("f32 = (plain & 1L << 32) != 0 ? in.readInt() : plan.readInt(in, 32);"));
  }

  @Test
  void recordOfMoreFieldsThanBitsGoesFieldByField() {
    assertTrue(wide(64).block(RESOLVE).contains("long plain = plan.plainFields();"));
    List<String> lines = wide(65).block(RESOLVE);
    assertFalse(lines.contains("long plain = plan.plainFields();"));
    assertTrue(lines.contains("Resolution step = plan.step(in, field);"));
    assertTrue(lines.contains("case 64 -> f64 = Steps.readInt(in, step);"));
  }

  @Test
  void recordTooWideForOneMethodIsBroughtIntoThisLayout() {
    assertEquals(
        List.of(
            "Resolution plan = resolution.settle(in);",
            "plan.open(in);",
            "Order whole = read(in);",
            "plan.close(in);",
            "return whole;"),
        wide(150).block(RESOLVE));
  }

  @Test
  void recordDecodedInPartsIsResolvedInThem() {
    Emitted emitted = wide(201);
    assertTrue(emitted.block(RESOLVE).contains("resolvePart1(in, value, step, field);"));
    assertTrue(
        emitted
            .block(" resolvePart3(")
            .contains("case 200 -> value.f200 = Steps.readInt(in, step);"));
  }

  @Test
  void creationOfManyStatementsIsSharedByAllMethodsForOtherWriters() {
    Emitted emitted = bean(6);
    String call = "return create(f0, f1, f2, f3, f4, f5);";
    assertTrue(emitted.block(RESOLVE).contains(call));
    assertTrue(emitted.block(IN_ORDER).contains(call));
    List<String> lines = emitted.block(" create(");
    assertEquals("Order value = new Order();", lines.get(0));
    assertEquals("return value;", lines.get(lines.size() - 1));
    assertTrue(emitted.block(" read(AvroInput in)").contains("value.set_f5(f5);"));
  }

  @Test
  void creationOfFewStatementsIsNotShared() {
    assertFalse(bean(5).source().contains(" create("));
    assertFalse(bean(31).source().contains(" create("));
    assertFalse(wide(6).source().contains(" create("));
  }

  private static Emitted bean(int fields) {
    return Emitted.of(
        Plans.bean(
            "Order",
            IntStream.range(0, fields)
                .mapToObj(i -> Plans.mutable("f" + i, Plans.INT))
                .toArray(FieldPlan[]::new)));
  }

  @Test
  void listOfRecordsIsResolvedItemByItem() {
    List<String> lines =
        Emitted.ofField(Plans.list(Plans.nested("Line"))).block(" resolveListOfLine(");
    assertTrue(lines.contains("if (plan.isArray()) {"));
    assertTrue(lines.contains("items.add(LineAvroCodec.resolve(in, item));"));
  }
}
