package io.avrodyne.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The small decisions that the values of a plan take themselves. */
class ValuePlanTest {

  private static final ClassName OPTIONAL = ClassName.get("java.util", "Optional");

  @Test
  void nullComesFirstOrLastAndOnlyOnce() {
    Choice choice = Plans.choice("Any", Plans.TEXT, Plans.INT);
    assertTrue(choice.withNull(true).branches().get(0).isNull());
    assertTrue(choice.withNull(false).branches().get(2).isNull());
    assertEquals(choice.withNull(true), OrNull.of(choice.withNull(true), false));
  }

  @Test
  void whatMayBeAbsentAlreadyStaysAsItIs() {
    ValuePlan optional = new OrNull(OPTIONAL, Plans.TEXT, true, Presence.OPTIONAL);
    assertSame(optional, OrNull.of(optional, false));
    ValuePlan nothing = new ValuePlan.Nothing();
    assertSame(nothing, OrNull.of(nothing, true));
    assertTrue(OrNull.isOptional(optional));
    assertFalse(OrNull.isOptional(Plans.orNull(Plans.TEXT)));
  }

  @Test
  void optionalOfAUnionIsOptional() {
    Choice choice = Plans.choice("Any", Plans.TEXT).withNull(true);
    ValuePlan held =
        Converted.of(
            choice, OPTIONAL, Conversion.Values.ofRuntime(RuntimeNames.OPTIONALS, "get", "of"));
    assertSame(held, OrNull.of(held, true));
  }

  @Test
  void branchesAreNumberedByThePlaceOfNull() {
    OrNull last = (OrNull) OrNull.of(Plans.TEXT, false);
    assertEquals(1, last.nullBranch());
    assertEquals(0, last.valueBranch());
  }

  @Test
  void branchOfADefaultMovesToTheFront() {
    Choice choice = Plans.choice("Any", Plans.TEXT, Plans.INT, Plans.LONG);
    Choice moved = choice.withFirst(choice.branches().get(2));
    assertEquals(List.of(Plans.LONG, Plans.TEXT, Plans.INT), moved.parts());
    assertEquals(choice.branches(), moved.tests());
  }

  @Test
  void partsOfWhatAConversionWritesItselfAreNotExecuted() {
    ValuePlan streamed =
        Converted.of(
            Plans.fixed("Id", 16),
            ClassName.get("java.util", "UUID"),
            Conversion.Streams.ofRuntime(RuntimeNames.UUIDS, "put", "read"));
    ValuePlan list = Plans.list(streamed);
    assertEquals(3, list.all().count());
    assertEquals(List.of(list, streamed), list.executed().toList());
  }

  @Test
  void fieldWhoseUnionBeginsWithNullHasADefault() {
    assertTrue(Plans.field("f", Plans.orNull(Plans.TEXT)).hasDefault());
    assertFalse(Plans.field("f", OrNull.of(Plans.TEXT, false)).hasDefault());
    assertTrue(Plans.field("f", Plans.choice("Any", Plans.TEXT).withNull(true)).hasDefault());
    assertTrue(
        Plans.field(
                "f",
                Converted.of(Plans.orNull(Plans.TEXT), ClassName.OBJECT, new Conversion.AsIs()))
            .hasDefault());
    assertTrue(Plans.withDefault("f", Plans.INT, "1").hasDefault());
  }

  @Test
  void namesAndTextsAreEqualWhereverTheyStand() {
    NamePlan here = new NamePlan("Order.a", "Hash", "shop", new Plans.Place("here"));
    NamePlan there = new NamePlan("Order.b", "Hash", "shop", new Plans.Place("there"));
    assertEquals(here, there);
    assertEquals(here.hashCode(), there.hashCode());
    assertEquals("shop.Hash", here.fullname());
    assertEquals("Hash", new NamePlan("Hash", "Hash", "", Plans.ORIGIN).fullname());
    assertEquals(new AnnotationText("a", here.origin()), new AnnotationText("a", there.origin()));
  }

  @Test
  void aliasesWithoutDotsAreInTheNamespace() {
    RecordPlan plan =
        Plans.record(
            "Order",
            Plans.aliases("Bill", "old.Bill"),
            new CreatorPlan.Setters(new InvocationPlan(Plans.type("Order"), null)));
    assertEquals(List.of("shop.Bill", "old.Bill"), plan.aliases());
  }

  @Test
  void membersAreReadAndWrittenAsTheyAre() {
    CodeBlock one = CodeBlock.of("1");
    AccessPlan field = new AccessPlan.Field("id");
    AccessPlan method = new AccessPlan.Method("setId");
    assertEquals("order.id", field.read(CodeBlock.of("order")).toString());
    assertEquals("order.id = 1", field.write("order", one).toString());
    assertEquals("order.setId(1)", method.write("order", one).toString());
    assertEquals(
        "new shop.Order(1)", new InvocationPlan(Plans.type("Order"), null).call(one).toString());
    assertEquals(
        "shop.Order.of()", new InvocationPlan(Plans.type("Order"), "of").call().toString());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "REFERENCE")
  void presenceIsThatOfItsHolder(Presence presence) {
    String holder = presence.holder().getCanonicalName();
    CodeBlock held = CodeBlock.of("held");
    assertEquals("held.isEmpty()", presence.isAbsent(held).toString());
    assertEquals(holder + ".empty()", presence.empty().toString());
    assertEquals(holder + ".of(held)", presence.wrap(held).toString());
    assertTrue(presence.get(held).toString().startsWith("held.get"));
  }

  @Test
  void partsOfTheSchemaAreNumbered() {
    assertEquals("SCHEMA", CodecConstants.schemaPart(0));
    assertEquals("SCHEMA_12", CodecConstants.schemaPart(12));
    assertTrue(CodecConstants.isSchemaPart("SCHEMA_12"));
    assertFalse(CodecConstants.isSchemaPart("SCHEMA_X"));
  }

  @Test
  void codecKnowsItsMainRecordAndTheOthers() {
    RecordPlan order = Plans.record("Order", Plans.field("id", Plans.INT));
    RecordPlan page = Plans.record("Page", Plans.field("line", Plans.nested("Line")));
    CodecPlan codec = Plans.codec(order).withRecords(List.of(order, page));
    assertEquals(order, codec.main().orElseThrow());
    assertEquals(List.of(page), codec.locals());
    assertEquals(
        List.of(Plans.nested("Order"), Plans.INT, Plans.nested("Line")), codec.shapes().toList());
  }
}
