package io.avrodyne.processor.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.Receiver;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import io.avrodyne.processor.schema.Json;
import io.avrodyne.processor.schema.Shapes;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class VersionPlannerTest {

  private static final String INNER_INT = Json.recordText("Inner", Json.field("n", "'int'"));
  private static final String INNER_LONG = Json.recordText("Inner", Json.field("n", "'long'"));

  private Shapes shapes = new Shapes();

  private VersionPlan plan(Schema written, Schema read) {
    return plan(shapes.codec(read, written));
  }

  private VersionPlan plan(CodecPlan... round) {
    Catalog catalog = shapes.catalog();
    return new KnownWriters(catalog, List.of(round), () -> 4)
        .of(round[0])
        .get(0)
        .straight()
        .orElseThrow();
  }

  private static Schema order(String... fields) {
    return Json.record("Order", fields);
  }

  /** Returns the step of the one field of a record whose type has changed. */
  private VersionStep step(String written, String read) {
    shapes = new Shapes();
    return onlyStep(plan(order(Json.field("f", written)), order(Json.field("f", read))));
  }

  private static VersionStep onlyStep(VersionPlan plan) {
    assertEquals(1, plan.root().steps().size());
    return plan.root().steps().get(0);
  }

  /** Returns how the one field is read whose type has changed. */
  private WrittenValue value(String written, String read) {
    return ((VersionStep.Changed) step(written, read)).value();
  }

  private static WrittenValue.Promoted promoted(Schema.Type read, ScalarKind written) {
    return new WrittenValue.Promoted(Shapes.scalar(read), written);
  }

  private static WrittenValue.Promoted boxed(Schema.Type read, ScalarKind written) {
    return new WrittenValue.Promoted((ValuePlan.Scalar) Shapes.boxed(Shapes.scalar(read)), written);
  }

  /** Avro's own classes would read the default as one of the first branch. */
  @Test
  void defaultOfALaterBranchIsReadByTheRuntime() {
    String limits =
        Json.recordText(
            "Limits",
            Json.field("steps", "['null',{'type':'array','items':'int'}]", ",'default':null"));
    Schema read = order(Json.field("limits", limits, ",'default':{'steps':[1,2]}"));
    assertTrue(onlyStep(plan(order(), read)) instanceof VersionStep.Resolved);
  }

  @Test
  void stepsAreInTheOrderOfTheWriterAndDefaultsComeLast() {
    Schema written =
        order(
            Json.field("a", "'int'"),
            Json.field("gone", "'string'"),
            Json.field("b", "'int'"),
            Json.field("flag", "'boolean'"));
    Schema read =
        order(
            Json.field("added", "'int'", ",'default':1"),
            Json.field("c", "'int'", ",'aliases':['b']"),
            Json.field("more", "{'type':'array','items':'int'}", ",'default':[]"),
            Json.field("a", "'long'"));
    List<String> words = new ArrayList<>();
    for (VersionStep step : plan(written, read).root().steps()) {
      words.add(step.getClass().getSimpleName() + " " + step.name());
    }
    assertEquals(
        List.of(
            "Changed a",
            "Skipped gone",
            "Plain c",
            "SkippedScalar flag",
            "Defaulted added",
            "Resolved more"),
        words);
  }

  @Test
  void numberIsPromoted() {
    assertEquals(promoted(Schema.Type.LONG, ScalarKind.INT), value("'int'", "'long'"));
    assertEquals(promoted(Schema.Type.DOUBLE, ScalarKind.FLOAT), value("'float'", "'double'"));
  }

  @Test
  void textAsBytesAndUnionsOfSeveralAreLeftToTheRuntime() {
    assertTrue(step("'string'", "'bytes'") instanceof VersionStep.Resolved);
    assertTrue(step("'int'", "['int','string']") instanceof VersionStep.Resolved);
    assertTrue(
        step("['null','int','string']", "['null','int','string','bytes']")
            instanceof VersionStep.Resolved);
  }

  @Test
  void valueGoesIntoAUnionWithNull() {
    OrNull union = Shapes.orNull(Shapes.scalar(Schema.Type.LONG), true);
    assertEquals(
        new WrittenValue.Present(union, boxed(Schema.Type.LONG, ScalarKind.INT)),
        value("'int'", "['null','long']"));
    assertEquals(
        new WrittenValue.Present(union, new WrittenValue.Plain(union.value())),
        value("'long'", "['null','long']"));
  }

  @Test
  void unionKeepsTheWritersOrderOfBranches() {
    WrittenValue.Nullable last = (WrittenValue.Nullable) value("['int','null']", "['null','long']");
    assertEquals(List.of(1, 0), List.of(last.nullBranch(), last.valueBranch()));
    assertEquals(boxed(Schema.Type.LONG, ScalarKind.INT), last.value());
    WrittenValue.Nullable first =
        (WrittenValue.Nullable) value("['null','int']", "['null','long']");
    assertEquals(List.of(0, 1), List.of(first.nullBranch(), first.valueBranch()));
  }

  @Test
  void arraysAndMapsOfWhatHasChangedAreMembers() {
    Schema written =
        order(
            Json.field("f", "{'type':'array','items':'int'}"),
            Json.field("g", "{'type':'map','values':'float'}"),
            Json.field("h", "{'type':'array','items':'int'}"));
    Schema read =
        order(
            Json.field("f", "{'type':'array','items':'long'}"),
            Json.field("g", "{'type':'map','values':'double'}"),
            Json.field("h", "{'type':'array','items':'long'}"));
    VersionPlan plan = plan(written, read);
    ValuePlan.Items items = Shapes.items(Shapes.scalar(Schema.Type.LONG));
    ValuePlan.Entries entries = Shapes.entries(Shapes.scalar(Schema.Type.DOUBLE));
    assertEquals(
        List.of(
            new VersionMember.ChangedItems(items, boxed(Schema.Type.LONG, ScalarKind.INT)),
            new VersionMember.ChangedEntries(entries, boxed(Schema.Type.DOUBLE, ScalarKind.FLOAT))),
        plan.members().subList(1, 3));
    assertEquals(3, plan.members().size());
    assertEquals(new WrittenValue.Called(1), called(plan, 0));
    assertEquals(new WrittenValue.Called(2), called(plan, 1));
    assertEquals(new WrittenValue.Called(1), called(plan, 2));
  }

  private static WrittenValue called(VersionPlan plan, int step) {
    return ((VersionStep.Changed) plan.root().steps().get(step)).value();
  }

  @Test
  void arrayWhoseItemsAreLeftToTheRuntimeIsToo() {
    String from = "{'type':'array','items':'string'}";
    assertTrue(step(from, from.replace("string", "bytes")) instanceof VersionStep.Resolved);
  }

  @Test
  void tableHasAConstantForEachSymbolOfTheWriter() {
    String written = "{'type':'enum','name':'E','symbols':['X','B','A']}";
    String read = "{'type':'enum','name':'E','symbols':['A','B','Z'],'default':'Z'}";
    VersionPlan plan = plan(order(Json.field("f", written)), order(Json.field("f", read)));
    assertEquals(new WrittenValue.Mapped(1), called(plan, 0));
    assertEquals(
        List.of("Z", "B", "A"), ((VersionMember.ChangedSymbols) plan.members().get(1)).constants());
  }

  @Test
  void recordThatHoldsItselfIsOneMember() {
    String node =
        "{'type':'record','name':'Order','fields':[%s,{'name':'next','type':['null','Order']}]}";
    VersionPlan plan =
        plan(
            Json.schema(node.formatted(Json.field("n", "'int'"))),
            Json.schema(node.formatted(Json.field("n", "'long'"))));
    assertEquals(1, plan.members().size());
    assertTrue(plan.root().recursive());
    WrittenValue.Nullable next = (WrittenValue.Nullable) called(plan, 1);
    assertEquals(new WrittenValue.Called(0), next.value());
  }

  @Test
  void recordOfThisPackageIsAMember() {
    VersionPlan plan = plan(order(Json.field("f", INNER_INT)), order(Json.field("f", INNER_LONG)));
    assertEquals(new WrittenValue.Called(1), called(plan, 0));
    VersionMember.ChangedRecord inner = (VersionMember.ChangedRecord) plan.members().get(1);
    assertEquals("Inner", inner.plan().name());
    assertEquals(1, inner.steps().size());
    assertTrue(!inner.recursive() && !plan.root().recursive());
  }

  @Test
  void recordThatItsOwnCodecReadsIsShared() {
    Schema read = order(Json.field("f", INNER_LONG));
    CodecPlan root = shapes.codec(read, order(Json.field("f", INNER_INT)));
    CodecPlan inner = shapes.codec(Json.schema(INNER_LONG), Json.schema(INNER_INT));
    VersionPlan plan = plan(root, inner);
    EarlierVersion version = inner.history().get(0);
    assertEquals(new WrittenValue.Shared(inner.codec(), version), called(plan, 0));
    assertEquals(1, plan.members().size());
  }

  @Test
  void recordOfAnotherPackageOrCompilationIsLeftToTheRuntime() {
    Schema read = order(Json.field("f", INNER_LONG));
    Schema inner = read.getField("f").schema();
    CodecPlan root = shapes.codec(read, order(Json.field("f", INNER_INT)));
    shapes.put(new CompiledRecord(Shapes.codecOf(inner), inner));
    assertTrue(onlyStep(plan(root)) instanceof VersionStep.Resolved);
  }

  @Test
  void primitiveInAUnionIsReadByTheRuntimeUnlessItWasAlwaysThere() {
    assertEquals("Resolved", primitiveUnion("['int','null']").getClass().getSimpleName());
    VersionStep.Changed always = (VersionStep.Changed) primitiveUnion("'int'");
    assertTrue(always.value() instanceof WrittenValue.Present);
  }

  private VersionStep primitiveUnion(String written) {
    Schema read = order(Json.field("f", "['null','int']"));
    OrNull union =
        new OrNull(TypeName.INT, Shapes.scalar(Schema.Type.INT), true, Presence.REFERENCE);
    return withShape(order(Json.field("f", written)), read, union);
  }

  @Test
  void convertedValueIsMadeOfWhatWasWritten() {
    Schema written = order(Json.field("f", "'int'"));
    Schema read = order(Json.field("f", "'long'"));
    ValuePlan base = Shapes.scalar(Schema.Type.LONG);
    WrittenValue number = promoted(Schema.Type.LONG, ScalarKind.INT);
    Receiver receiver = Receiver.ofStatic(ClassName.get("shop", "Money"));
    Converted values =
        Converted.of(base, receiver.type(), Conversion.Values.ofUser(receiver, "to", "from"));
    assertEquals(new WrittenValue.Made(values, number), changed(written, read, values));
    Converted asIs = Converted.of(base, TypeName.LONG, new Conversion.AsIs());
    assertEquals(number, changed(written, read, asIs));
    Converted streams =
        Converted.of(
            base,
            receiver.type(),
            new Conversion.Streams(receiver, "put", "read", CodeBlock.of(""), false));
    assertTrue(withShape(written, read, streams) instanceof VersionStep.Resolved);
  }

  private WrittenValue changed(Schema written, Schema read, ValuePlan shape) {
    return ((VersionStep.Changed) withShape(written, read, shape)).value();
  }

  private VersionStep withShape(Schema written, Schema read, ValuePlan shape) {
    CodecPlan codec = shapes.codec(read, written);
    RecordPlan main = codec.main().orElseThrow().withFields(List.of(Shapes.field("f", shape)));
    shapes.put(main);
    return onlyStep(plan(codec.withRecords(List.of(main))));
  }

  @Test
  void numberWithALogicalTypeIsLeftToTheRuntime() {
    assertTrue(
        step("{'type':'int','logicalType':'date'}", "'long'") instanceof VersionStep.Resolved);
    Schema written =
        order(
            Json.field("f", "{'type':'long','logicalType':'timestamp-millis'}"),
            Json.field("gone", "'int'"));
    Schema read = order(Json.field("f", "{'type':'long','logicalType':'timestamp-micros'}"));
    assertTrue(plan(written, read).root().steps().get(0) instanceof VersionStep.Resolved);
  }
}
