package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import io.avrodyne.processor.plan.AccessPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class EncodeEmitterTest {

  private static final String BOUNDED = " write(Order value, byte[] b, int p)";
  private static final String OPEN = " write(Order value, AvroOutput out, int p)";
  private static final ClassName PRICE = Plans.type("Price");

  @ParameterizedTest
  @EnumSource
  void scalar(ScalarKind kind) {
    List<String> statements = Emitted.ofField(Plans.scalar(kind)).tried(BOUNDED);
    assertEquals(List.of("p = Primitives.put" + kind.suffix() + "(b, p, value.f());"), statements);
  }

  @ParameterizedTest
  @EnumSource
  void boxIsUnboxedOnlyIfItIsNotNull(ScalarKind kind) {
    List<String> statements = Emitted.ofField(Plans.boxed(kind)).tried(BOUNDED);
    String put = "p = Primitives.put" + kind.suffix() + "(b, p, Failures.nonNull(value.f()));";
    assertEquals(List.of(put), statements);
  }

  static Stream<Arguments> bounded() {
    return Stream.of(
        Arguments.of(
            Plans.symbols("Side", "ASK"), "p = Primitives.putInt(b, p, SIDE.index(value.f()));"),
        Arguments.of(Plans.fixed("Hash", 4), "p = Binaries.putFixed(b, p, value.f(), 4);"),
        Arguments.of(Plans.nested("Line"), "p = LineAvroCodec.write(value.f(), b, p);"),
        Arguments.of(new ValuePlan.Nothing(), ""));
  }

  @ParameterizedTest
  @MethodSource("bounded")
  void shapeOfBoundedSizeGoesIntoTheArray(ValuePlan shape, String statement) {
    FieldPlan id = Plans.field("id", Plans.INT);
    List<String> statements = Emitted.ofFields(id, Plans.field("f", shape)).tried(BOUNDED);
    assertEquals(
        statement.isEmpty() ? "Failures.requireNull(value.f());" : statement,
        statements.get(statements.size() - 1));
  }

  static Stream<Arguments> open() {
    return Stream.of(
        Arguments.of(Plans.TEXT, "p = Outputs.putString(out, p, value.f(), 0);"),
        Arguments.of(
            Plans.orNull(Plans.TEXT), "p = Outputs.putNullableString(out, p, value.f(), 1, 0);"),
        Arguments.of(new ValuePlan.Binary(), "p = Outputs.putBytes(out, p, value.f());"),
        Arguments.of(Plans.list(Plans.TEXT), "p = writeListOfString(value.f(), out, p);"),
        Arguments.of(Plans.array(Plans.INT), "p = writeArrayOfInteger(value.f(), out, p);"),
        Arguments.of(Plans.map(Plans.TEXT), "p = writeMapOfString(value.f(), out, p);"),
        Arguments.of(
            Plans.choice("Any", Plans.TEXT, Plans.nested("Line")),
            "p = writeAny(value.f(), out, p);"));
  }

  @ParameterizedTest
  @MethodSource("open")
  void unboundedShapeReservesItsOwnCapacity(ValuePlan shape, String statement) {
    assertEquals(List.of(statement), Emitted.ofField(shape).tried(OPEN));
  }

  @Test
  void manyStringsAreWrittenOutOfLine() {
    FieldPlan[] fields =
        IntStream.range(0, 5)
            .mapToObj(i -> Plans.field("f" + i, i == 0 ? Plans.orNull(Plans.TEXT) : Plans.TEXT))
            .toArray(FieldPlan[]::new);
    List<String> statements = Emitted.ofFields(fields).tried(OPEN);
    assertTrue(
        statements.contains("p = Outputs.putNullableStringOutOfLine(out, p, value.f0(), 1, 0);"));
    assertTrue(statements.contains("p = Outputs.putStringOutOfLine(out, p, value.f4(), 0);"));
  }

  @Test
  void nullableValueIsReadOnceAndMarkedByItsBranch() {
    List<String> statements =
        Emitted.ofField(Plans.orNull(Plans.boxed(ScalarKind.LONG))).tried(BOUNDED);
    assertEquals(
        List.of(
            "Long f = value.f();",
            "if (f == null) {",
            "b[p++] = 0;",
            "} else {",
            "b[p++] = 2;",
            "p = Primitives.putLong(b, p, f);",
            "}"),
        statements);
  }

  @Test
  void runOfBoundedFieldsMakesRoomOnce() {
    List<String> statements =
        Emitted.ofFields(
                Plans.field("a", Plans.INT),
                Plans.field("b", Plans.LONG),
                Plans.field("c", Plans.TEXT),
                Plans.field("d", Plans.INT))
            .tried(OPEN);
    assertEquals(
        List.of(
            "p = Outputs.ensure(out, p, 15);",
            "byte[] b = Outputs.buffer(out);",
            "p = Primitives.putInt(b, p, value.a());",
            "at = \"b\";",
            "p = Primitives.putLong(b, p, value.b());",
            "at = \"c\";",
            "p = Outputs.putString(out, p, value.c(), 5);",
            "b = Outputs.buffer(out);",
            "at = \"d\";",
            "p = Primitives.putInt(b, p, value.d());"),
        statements);
  }

  @Test
  void recordOfBoundedSizeMakesRoomForAllOfIt() {
    Emitted emitted = Emitted.ofFields(Plans.field("a", Plans.INT), Plans.field("b", Plans.LONG));
    assertEquals(
        List.of("p = Outputs.ensure(out, p, 15);", "return write(value, Outputs.buffer(out), p);"),
        emitted.block(OPEN));
  }

  @Test
  void conversionIsCalledOnItsReceiver() {
    Conversion users =
        Conversion.Values.ofUser(
            new Receiver(
                Plans.type("Cents"), "Cents", CodeBlock.of("new $T()", Plans.type("Cents"))),
            "toAvro",
            "fromAvro");
    Emitted emitted = Emitted.ofField(Converted.of(Plans.LONG, PRICE, users));
    assertTrue(emitted.source().contains("static final Cents CENTS = new Cents();"));
    assertEquals(
        List.of("p = Primitives.putLong(b, p, CENTS.toAvro(Failures.nonNull(value.f())));"),
        emitted.tried(BOUNDED));
  }

  @Test
  void wrapperIsOpened() {
    Conversion wrapper =
        new Conversion.Wrapper(new AccessPlan.Method("cents"), new InvocationPlan(PRICE, null));
    Emitted emitted = Emitted.ofField(Converted.of(Plans.LONG, PRICE, wrapper));
    assertEquals(
        List.of("p = Primitives.putLong(b, p, Failures.nonNull(value.f()).cents());"),
        emitted.tried(BOUNDED));
  }

  @Test
  void depthIsCountedOnlyWhereARecordHoldsItself() {
    RecordPlan tree =
        Plans.record("Order", Plans.field("next", Plans.orNull(Plans.nested("Order"))));
    assertTrue(Emitted.of(tree).source().contains("Outputs.enter(out);"));
    assertFalse(Emitted.ofField(Plans.TEXT).source().contains("Outputs.enter(out);"));
  }

  @Test
  void wideRecordIsDividedAmongMethods() {
    FieldPlan[] fields =
        IntStream.range(0, 80)
            .mapToObj(i -> Plans.field("f" + i, i % 2 == 0 ? Plans.LONG : Plans.TEXT))
            .toArray(FieldPlan[]::new);
    Emitted emitted = Emitted.ofFields(fields);
    assertEquals(
        List.of(
            "if (value == null) {",
            "throw Failures.nullValue();",
            "}",
            "p = writePart1(value, out, p);",
            "p = writePart2(value, out, p);",
            "return p;"),
        emitted.block(OPEN));
    List<String> last = emitted.tried(" writePart2(");
    assertEquals("at = \"f79\";", last.get(last.size() - 2));
  }
}
