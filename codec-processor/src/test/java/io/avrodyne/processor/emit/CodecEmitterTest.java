package io.avrodyne.processor.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.SourcePlan;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.junit.jupiter.api.Test;

class CodecEmitterTest {

  private static EmittedSource emit(CodecPlan plan, Optional<AnnotationSpec> generated) {
    Emission emission = new Emission(Plans.catalog(plan), List.of(plan), () -> 4);
    return SourceEmitter.emit(
        SourcePlan.of(plan), emission, new Surroundings(generated, name -> false));
  }

  @Test
  void codecIsNamedByItsTypeAndItsSchema() {
    CodecPlan plan = Plans.codec(Plans.record("Order", Plans.field("id", Plans.LONG)));
    EmittedSource codec = emit(plan, Optional.empty());
    assertEquals(ClassName.get("shop", "OrderAvroCodec"), codec.name());
    assertEquals("shop.Order", codec.schemas().get(0).fullname());
    assertEquals(
        "{\"type\":\"record\",\"name\":\"Order\",\"namespace\":\"shop\","
            + "\"fields\":[{\"name\":\"id\",\"type\":\"long\"}]}",
        codec.schemas().get(0).text());
  }

  @Test
  void fingerprintIsThatOfTheSchema() {
    EmittedSource codec =
        emit(Plans.codec(Plans.record("Order", Plans.field("id", Plans.LONG))), Optional.empty());
    long fingerprint =
        SchemaNormalization.parsingFingerprint64(
            new Schema.Parser().parse(codec.schemas().get(0).text()));
    assertTrue(codec.text().contains("super(4, 0x" + String.format("%016x", fingerprint) + "L, "));
  }

  @Test
  void generatedIsSaidWhereItCanBeSeen() {
    CodecPlan plan = Plans.codec(Plans.record("Order"));
    AnnotationSpec generated = AnnotationSpec.builder(ClassName.get("a", "Generated")).build();
    assertTrue(emit(plan, Optional.of(generated)).text().contains("\n@Generated\n"));
    assertFalse(emit(plan, Optional.empty()).text().contains("@Generated"));
  }

  @Test
  void textIsTheSameEachTime() {
    CodecPlan plan =
        Plans.codec(
            Plans.record(
                "Order",
                Plans.field("any", Plans.choice("Any", Plans.TEXT, Plans.INT)),
                Plans.field("map", Plans.map(Plans.list(Plans.TEXT)))));
    assertEquals(emit(plan, Optional.empty()), emit(plan, Optional.empty()));
  }

  @Test
  void unionIsACodecOfItsOwn() {
    CodecPlan plan = Plans.codec("Event", Plans.choice("Event", Plans.TEXT, Plans.nested("Line")));
    Emitted emitted = Emitted.of(plan);
    assertEquals(
        List.of("p = writeEvent(value, out, p);", "return p;"),
        emitted.block(" write(Event value, AvroOutput out, int p)"));
    assertEquals(List.of("return readEvent(in);"), emitted.block(" read(AvroInput in)"));
  }

  @Test
  void codecsThatAreCalledAreCheckedUnlessTheyCallBack() {
    String check = "CodecLink.check(OrderAvroCodec.class, Line.class, ";
    assertTrue(Emitted.ofField(Plans.nested("Line")).source().contains(check));
    CodecPlan order =
        Plans.codec(
            Plans.record("Order", Plans.field("other", Plans.orNull(Plans.nested("Other")))));
    CodecPlan other =
        Plans.codec(
            Plans.record("Other", Plans.field("order", Plans.orNull(Plans.nested("Order")))));
    assertFalse(Emitted.of(order, other).source().contains("CodecLink"));
  }

  @Test
  void recordWithoutACodecOfItsOwnIsANestedClass() {
    ClassName nested = Plans.codecOf("Order").nestedClass("Page_Line");
    RecordPlan page = Plans.record("Page", Plans.field("size", Plans.INT));
    RecordPlan local =
        new RecordPlan(
            page.type(),
            nested,
            "Page",
            "Page_Line",
            "shop",
            Attributes.NONE,
            page.fields(),
            page.creator(),
            null,
            Plans.ORIGIN);
    RecordPlan order =
        Plans.record("Order", Plans.field("page", new ValuePlan.Nested(page.type(), nested)));
    CodecPlan plan = Plans.codec(order).withRecords(List.of(order, local));
    Emitted emitted = Emitted.of(plan);
    assertTrue(emitted.source().contains("static final class Page_Line {"));
    assertEquals(List.of("page = Page_Line.read(in);"), emitted.tried(" Order read(AvroInput in)"));
  }

  @Test
  void schemaOfManyCharactersIsDividedAmongConstants() {
    FieldPlan[] fields =
        IntStream.range(0, 300)
            .mapToObj(i -> Plans.field(named(i), Plans.fixed(named(i), i + 1)))
            .toArray(FieldPlan[]::new);
    Emitted emitted = Emitted.of(Plans.bean("Order", mutable(fields)));
    assertTrue(emitted.source().contains(" SCHEMA_1 = "));
    assertEquals(
        1,
        emitted.block(" schemaText()").stream()
            .filter(line -> line.startsWith("return String.join(\"\", SCHEMA, SCHEMA_1"))
            .count());
  }

  /** Names without anything in common, so that they cannot be folded. */
  private static String named(int i) {
    StringBuilder name = new StringBuilder("n");
    Random random = new Random(i);
    while (name.length() < 300) {
      name.append((char) ('a' + random.nextInt(26)));
    }
    return name.toString();
  }

  private static FieldPlan[] mutable(FieldPlan... fields) {
    FieldPlan[] all = new FieldPlan[fields.length];
    for (int i = 0; i < fields.length; i++) {
      all[i] = Plans.mutable(fields[i].name(), fields[i].value());
    }
    return all;
  }

  @Test
  void longEnumHasATableOfItsOwn() {
    String[] constants = IntStream.range(0, 101).mapToObj(i -> "C" + i).toArray(String[]::new);
    Emitted emitted = Emitted.ofField(Plans.symbols("Side", constants));
    assertTrue(emitted.source().contains("EnumTable<Side> SIDE = tableOfSIDE();"));
    assertTrue(
        emitted
            .block(" tableOfSIDE()")
            .get(0)
            .startsWith("return EnumTable.of(Side.C0, Side.C1, "));
  }
}
