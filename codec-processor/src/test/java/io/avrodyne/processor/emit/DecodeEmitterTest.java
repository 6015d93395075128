package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.CreatorPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.InvocationPlan;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.ParameterPlan;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RuntimeNames;
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

class DecodeEmitterTest {

  private static final String DECODE = " read(AvroInput in)";
  private static final String REUSE = " read(AvroInput in, Order reuse)";

  @ParameterizedTest
  @EnumSource
  void scalar(ScalarKind kind) {
    assertEquals(
        List.of("f = in.read" + kind.suffix() + "();"),
        Emitted.ofField(Plans.scalar(kind)).tried(DECODE));
  }

  static Stream<Arguments> shapes() {
    return Stream.of(
        Arguments.of(new ValuePlan.Nothing(), "f = null;"),
        Arguments.of(Plans.TEXT, "f = in.readString();"),
        Arguments.of(new ValuePlan.Text(true), "f = in.readInternedString();"),
        Arguments.of(new ValuePlan.Binary(), "f = in.readBytes();"),
        Arguments.of(Plans.fixed("Hash", 4), "f = in.readFixed(4);"),
        Arguments.of(Plans.symbols("Side", "ASK"), "f = SIDE.read(in);"),
        Arguments.of(Plans.nested("Line"), "f = LineAvroCodec.read(in);"),
        Arguments.of(Plans.list(Plans.TEXT), "f = readListOfString(in);"),
        Arguments.of(Plans.array(Plans.INT), "f = readArrayOfInteger(in);"),
        Arguments.of(Plans.map(Plans.TEXT), "f = readMapOfString(in);"),
        Arguments.of(Plans.choice("Any", Plans.TEXT), "f = readAny(in);"),
        Arguments.of(
            Plans.orNull(Plans.TEXT), "f = Inputs.readPresence(in, 0) ? in.readString() : null;"),
        Arguments.of(
            OrNull.of(Plans.TEXT, false),
            "f = Inputs.readPresence(in, 1) ? in.readString() : null;"),
        Arguments.of(
            new OrNull(ClassName.get("java.util", "Optional"), Plans.TEXT, true, Presence.OPTIONAL),
            "f = Inputs.readPresence(in, 0) ? Optional.of(in.readString()) : Optional.empty();"),
        Arguments.of(
            Converted.of(
                Plans.INT,
                TypeName.BYTE,
                Conversion.Values.ofRuntime(RuntimeNames.NARROWING, null, "toByte")),
            "f = Narrowing.toByte(in.readInt(), in);"),
        Arguments.of(
            Converted.of(
                Plans.fixed("Id", 16),
                ClassName.get("java.util", "UUID"),
                Conversion.Streams.ofRuntime(RuntimeNames.UUIDS, "putFixed", "readFixed")),
            "f = Uuids.readFixed(in);"),
        Arguments.of(
            Converted.of(Plans.LONG, TypeName.LONG, new Conversion.AsIs(), "timestamp-millis"),
            "f = in.readLong();"));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void shape(ValuePlan shape, String statement) {
    assertEquals(List.of(statement), Emitted.ofField(shape).tried(DECODE));
  }

  @Test
  void primitiveInANullableFieldMustBeThere() {
    ValuePlan union = new OrNull(TypeName.LONG, Plans.LONG, true, Presence.REFERENCE);
    assertEquals(
        List.of("f = Inputs.readPresentLong(in, 0);"), Emitted.ofField(union).tried(DECODE));
    ValuePlan time =
        Converted.of(Plans.LONG, TypeName.LONG, new Conversion.AsIs(), "timestamp-millis");
    assertEquals(
        List.of("f = Inputs.readPresentLong(in, 1);"),
        Emitted.ofField(new OrNull(TypeName.LONG, time, false, Presence.REFERENCE)).tried(DECODE));
  }

  @Test
  void manyStringsAreReadOutOfLine() {
    FieldPlan[] fields =
        IntStream.range(0, 40)
            .mapToObj(i -> Plans.field("f" + i, Plans.TEXT))
            .toArray(FieldPlan[]::new);
    Emitted emitted = Emitted.ofFields(fields);
    assertTrue(emitted.tried(DECODE).contains("f9 = Inputs.readStringOutOfLine(in);"));
  }

  @Test
  void fieldsAreReadInOrderAndNamedForFailures() {
    Emitted emitted =
        Emitted.ofFields(Plans.field("id", Plans.LONG), Plans.field("note", Plans.TEXT));
    assertEquals(
        List.of("id = in.readLong();", "at = \"note\";", "note = in.readString();"),
        emitted.tried(DECODE));
    assertTrue(emitted.block(DECODE).contains("return new Order(id, note);"));
  }

  @Test
  void constructorTakesItsParametersInItsOwnOrder() {
    FieldPlan id = Plans.field("id", Plans.LONG);
    FieldPlan note = Plans.field("note", Plans.TEXT);
    CreatorPlan creator =
        new CreatorPlan.Arguments(
            new InvocationPlan(Plans.type("Orders"), "of"),
            List.of(ParameterPlan.of(note), ParameterPlan.of(id)));
    Emitted emitted = Emitted.of(Plans.record("Order", Attributes.NONE, creator, id, note));
    assertTrue(emitted.block(DECODE).contains("return Orders.of(note, id);"));
  }

  @Test
  void settersAreCalledWhenAllIsRead() {
    Emitted emitted = Emitted.of(Plans.bean("Order", Plans.mutable("id", Plans.LONG)));
    List<String> lines = emitted.block(DECODE);
    assertEquals(
        List.of("Order value = new Order();", "value.set_id(id);", "return value;"),
        lines.subList(lines.size() - 3, lines.size()));
  }

  @Test
  void builderBuildsTheObject() {
    CreatorPlan creator =
        new CreatorPlan.Builder(
            new InvocationPlan(Plans.type("Order"), "builder"), Plans.type("Builder"), "build");
    Emitted emitted =
        Emitted.of(
            Plans.record("Order", Attributes.NONE, creator, Plans.mutable("id", Plans.LONG)));
    List<String> lines = emitted.block(DECODE);
    assertEquals(
        List.of("Builder value = Order.builder();", "value.set_id(id);", "return value.build();"),
        lines.subList(lines.size() - 3, lines.size()));
  }

  @Test
  void existingObjectsAreOverwrittenWhereTheyCanBe() {
    Emitted bean =
        Emitted.of(
            Plans.bean(
                "Order",
                Plans.mutable("line", Plans.nested("Line")),
                Plans.mutable("tags", Plans.list(Plans.TEXT))));
    assertEquals(
        List.of(
            "reuse.set_line(LineAvroCodec.read(in, reuse.line()));",
            "at = \"tags\";",
            "{",
            "List<String> items = readListOfString(in, reuse.tags());",
            "int count = LiveContainers.sizeOf(items);",
            "reuse.set_tags(items);",
            "LiveContainers.requireKept(count, items, \"set_tags\", in);",
            "}"),
        bean.tried(REUSE));
    assertEquals(List.of("return read(in);"), Emitted.ofField(Plans.TEXT).block(REUSE));
  }

  @Test
  void depthIsLeftBeforeTheObjectIsMade() {
    Emitted emitted = Emitted.ofField(Plans.orNull(Plans.nested("Order")));
    List<String> lines = emitted.block(DECODE);
    assertEquals("Inputs.enter(in);", lines.get(0));
    assertEquals(
        List.of("Inputs.leave(in);", "return new Order(f);"),
        lines.subList(lines.size() - 2, lines.size()));
  }

  @Test
  void veryWideRecordIsCarriedToItsConstructor() {
    FieldPlan[] fields =
        IntStream.range(0, 201)
            .mapToObj(i -> Plans.field("f" + i, Plans.INT))
            .toArray(FieldPlan[]::new);
    Emitted emitted = Emitted.ofFields(fields);
    assertEquals(
        List.of(
            "Carrier value = new Carrier();",
            "readPart1(in, value);",
            "readPart2(in, value);",
            "readPart3(in, value);"),
        emitted.block(DECODE).subList(0, 4));
    assertEquals("value.f0 = in.readInt();", emitted.tried(" readPart1(").get(0));
    assertTrue(emitted.block(" class Carrier").contains("int f200;"));
  }

  @Test
  void unionReadsTheBranchOfItsIndex() {
    Emitted emitted = Emitted.ofField(Plans.choice("Any", Plans.TEXT, Plans.nested("Line")));
    assertEquals(
        List.of(
            "return switch (Inputs.readIndex(in, 2)) {",
            "case 0 -> in.readString();",
            "default -> LineAvroCodec.read(in);",
            "};"),
        emitted.block(" readAny("));
  }
}
