package io.avrodyne.processor.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.avrodyne.api.Compatibility;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Attributes;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.EarlierVersion;
import io.avrodyne.processor.plan.FieldPlan;
import io.avrodyne.processor.plan.GivenSchema;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.Plans;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.Request;
import io.avrodyne.processor.plan.ScalarKind;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Gives each rule plans that it refuses, and one that all of them pass. */
class RulesTest {

  private static final CodecPlan LINE =
      Plans.codec(Plans.record("Line", field("count", Plans.INT)));

  /** Has something of everything that rules are about. */
  private static final CodecPlan GOOD =
      Plans.codec(
          Plans.record(
              "Order",
              Plans.with(Plans.aliases("number"), "id", Plans.LONG),
              Plans.withDefault("note", Plans.TEXT, "\"none\""),
              field("side", Plans.symbols("Side", "ASK", "BID")),
              field("hash", Plans.fixed("Hash", 16)),
              field("price", decimal(9, 2, 4)),
              field("line", Plans.orNull(Plans.nested("Line"))),
              field("next", Plans.orNull(Plans.nested("Order"))),
              field("any", Plans.choice("Any", Plans.TEXT, Plans.nested("Line")))));

  private static FieldPlan field(String name, ValuePlan value) {
    return Plans.field(name, value);
  }

  private static ValuePlan decimal(int precision, int scale, int bytes) {
    return new Converted(
        Plans.fixed("Price", bytes),
        ClassName.get("java.math", "BigDecimal"),
        new Conversion.AsIs(),
        Map.of("logicalType", "decimal", "precision", precision, "scale", scale));
  }

  private static CodecPlan holding(FieldPlan... fields) {
    return Plans.codec(Plans.record("Order", fields));
  }

  private static CodecPlan holding(ValuePlan value) {
    return holding(field("id", value));
  }

  private static Attributes properties(String... keys) {
    return new Attributes(
        List.of(),
        List.of(),
        Arrays.stream(keys).map(key -> new Attributes.Property(Plans.text(key), "x")).toList());
  }

  private static Symbols withDefault(String symbol, String... constants) {
    Symbols plan = Plans.symbols("Side", constants);
    return new Symbols(
        plan.javaType(), plan.name(), plan.attributes(), plan.symbols(), Plans.text(symbol), false);
  }

  private static RecordPlan wide(int longs) {
    return Plans.record(
        "Order",
        IntStream.range(0, longs)
            .mapToObj(i -> field("f" + i, Plans.LONG))
            .toArray(FieldPlan[]::new));
  }

  private static CodecPlan before(Compatibility mode, String... schemas) {
    CodecPlan now = holding(field("id", Plans.LONG));
    List<EarlierVersion> history =
        IntStream.range(0, schemas.length)
            .mapToObj(
                i ->
                    new EarlierVersion(
                        String.valueOf(i + 1),
                        new Schema.Parser().parse(schemas[i]),
                        Path.of(i + 1 + ".avsc")))
            .toList();
    return new CodecPlan(
            now.type(),
            now.codec(),
            now.request(),
            now.fullname(),
            now.root(),
            now.records(),
            mode,
            List.of(),
            List.of(),
            false)
        .withHistory(history);
  }

  private static String record(String fullname, String fields) {
    return "{\"type\":\"record\",\"name\":\"" + fullname + "\",\"fields\":[" + fields + "]}";
  }

  private static String field(String name, String type) {
    return "{\"name\":\"" + name + "\",\"type\":" + type + "}";
  }

  private static CodecPlan following(String schema) {
    RecordPlan record = Plans.record("Order", field("id", Plans.LONG));
    return Plans.codec(
        record.withGiven(
            new GivenSchema(Plans.text("order.avsc"), new Schema.Parser().parse(schema))));
  }

  record Case(Rule rule, Code code, CodecPlan plan) {
    @Override
    public String toString() {
      return rule.getClass().getSimpleName() + " " + code;
    }
  }

  private static final CodecPlan TWIN =
      new CodecPlan(
          ClassName.get("other", "Order"),
          ClassName.get("other", "OrderAvroCodec"),
          Request.of(ClassName.get("other", "Order"), Plans.ORIGIN),
          Optional.of("shop.Order"),
          Plans.INT,
          List.of(),
          Compatibility.NONE,
          List.of(),
          List.of(),
          false);

  static Stream<Case> refused() {
    return Stream.of(
        new Case(new NameGrammarRule(), Code.NAME, holding(field("f-1", Plans.INT))),
        new Case(
            new NameGrammarRule(),
            Code.NAME,
            holding(
                new ValuePlan.Fixed(new NamePlan("Order.id", "Hash", "a..b", Plans.ORIGIN), 1))),
        new Case(new NameGrammarRule(), Code.NAME, holding(Plans.symbols("Side", "A-B"))),
        new Case(
            new UniqueNamesRule(),
            Code.DUPLICATE_NAME,
            holding(field("id", Plans.INT), field("id", Plans.LONG))),
        new Case(
            new UniqueNamesRule(), Code.DUPLICATE_NAME, holding(Plans.symbols("Side", "A", "A"))),
        new Case(
            new AliasRule(), Code.NAME, holding(Plans.with(Plans.aliases("a.b"), "id", Plans.INT))),
        new Case(
            new AliasRule(),
            Code.DUPLICATE_NAME,
            holding(Plans.with(Plans.aliases("id"), "id", Plans.INT))),
        new Case(
            new DocRule(),
            Code.DOC,
            holding(
                Plans.with(
                    new Attributes(
                        List.of(Plans.text("one"), Plans.text("two")), List.of(), List.of()),
                    "id",
                    Plans.INT))),
        new Case(
            new PropertyRule(),
            Code.PROPERTY,
            holding(Plans.with(properties("order"), "id", Plans.INT))),
        new Case(
            new PropertyRule(),
            Code.PROPERTY,
            holding(Plans.with(properties("a", "a"), "id", Plans.INT))),
        new Case(new EnumRule(), Code.ENUM, holding(Plans.symbols("Side"))),
        new Case(new EnumRule(), Code.ENUM, holding(withDefault("NONE", "ASK"))),
        new Case(new FixedSizeRule(), Code.FIXED, holding(Plans.fixed("Hash", 0))),
        new Case(new FixedSizeRule(), Code.FIXED, holding(Plans.fixed("Hash", Integer.MAX_VALUE))),
        new Case(new DecimalRule(), Code.DECIMAL, holding(decimal(0, 0, 4))),
        new Case(new DecimalRule(), Code.DECIMAL, holding(decimal(2, 3, 4))),
        new Case(new DecimalRule(), Code.DECIMAL, holding(decimal(10, 2, 4))),
        new Case(new CreatorSlotsRule(), Code.TOO_MANY_ARGUMENTS, Plans.codec(wide(128))),
        new Case(new FileNameRule(), Code.LONG_NAME, Plans.codec(Plans.record("O".repeat(241)))),
        new Case(
            new HiddenPackageRule(),
            Code.NAME_CLASH,
            holding(
                field("a", Plans.nested("Line")),
                field(
                    "b",
                    new ValuePlan.Nested(
                        ClassName.get("in.shop", "Line"),
                        ClassName.get("in.shop", "LineAvroCodec"))))),
        new Case(new SchemaFileRule(List.of(TWIN, GOOD)), Code.NAME_CLASH, GOOD),
        new Case(new EndlessRecordRule(), Code.RECURSIVE_TYPE, holding(Plans.nested("Order"))),
        new Case(
            new UnionBranchRule(), Code.UNION, holding(Plans.choice("Two", Plans.INT, Plans.INT))),
        new Case(
            new UnionBranchRule(),
            Code.UNION,
            holding(Plans.choice("Two", Plans.INT, Plans.choice("One", Plans.TEXT)))),
        new Case(
            new UnionBranchRule(),
            Code.UNION,
            holding(
                Plans.choice(
                    "Many",
                    IntStream.range(0, 501)
                        .mapToObj(i -> Plans.fixed("F" + i, 1))
                        .toArray(ValuePlan[]::new)))),
        new Case(new DefaultRule(), Code.DEFAULT, holding(Plans.withDefault("id", Plans.INT, "{"))),
        new Case(
            new DefaultRule(), Code.DEFAULT, holding(Plans.withDefault("id", Plans.INT, "1.5"))),
        new Case(
            new NameClashRule(),
            Code.NAME_CLASH,
            holding(field("a", Plans.fixed("Line", 4)), field("b", Plans.fixed("Line", 5)))),
        new Case(
            new ReadableSchemaRule(),
            Code.SCHEMA_TEXT,
            holding(Plans.with(properties("k".repeat(60_000)), "id", Plans.INT))),
        new Case(
            new GivenSchemaRule(),
            Code.SCHEMA_MISMATCH,
            following(record("shop.Order", field("id", "\"int\"")))),
        new Case(
            new HistoryNameRule(),
            Code.HISTORY_NAME,
            before(Compatibility.NONE, record("shop.Bill", field("id", "\"long\"")))),
        new Case(
            new SameLayoutRule(),
            Code.SAME_LAYOUT,
            before(
                Compatibility.BACKWARD,
                record(
                    "shop.Order",
                    field("id", "{\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}")))),
        new Case(
            new CompatibilityRule(),
            Code.INCOMPATIBLE,
            before(Compatibility.BACKWARD, record("shop.Order", ""))),
        new Case(
            new CompatibilityRule(),
            Code.INCOMPATIBLE,
            before(
                Compatibility.FORWARD_TRANSITIVE,
                record("shop.Order", field("id", "\"int\"")),
                record("shop.Order", field("id", "\"long\"")))));
  }

  @ParameterizedTest
  @MethodSource("refused")
  void ruleRefuses(Case refused) {
    List<Problem> problems =
        refused.rule().check(refused.plan(), Plans.catalog(refused.plan(), LINE));
    assertEquals(List.of(refused.code()), problems.stream().map(Problem::code).toList());
  }

  @ParameterizedTest
  @MethodSource("refused")
  void rulePassesWhatIsGood(Case refused) {
    if (!(refused.rule() instanceof SchemaFileRule)) {
      assertEquals(List.of(), refused.rule().check(GOOD, Plans.catalog(GOOD, LINE)));
    }
  }

  @Test
  void validatorFindsNothingInGoodPlans() {
    Validator validator = new Validator(List.of(GOOD, LINE), false);
    assertEquals(List.of(), validator.checkItself(GOOD, Plans.catalog(GOOD, LINE)));
    assertEquals(List.of(), validator.checkHeld(GOOD, Plans.catalog(GOOD, LINE)));
    assertEquals(List.of(), validator.checkSchema(GOOD, Plans.catalog(GOOD, LINE)));
    assertEquals(List.of(), validator.checkHistory(GOOD, Plans.catalog(GOOD, LINE)));
  }

  @Test
  void slotsCountLongsTwiceAndTheObject() {
    assertEquals(List.of(), new CreatorSlotsRule().check(Plans.codec(wide(127)), Plans.catalog()));
  }

  @Test
  void onlyTheNewestVersionCountsWhereAModeIsNotTransitive() {
    CodecPlan plan =
        before(
            Compatibility.BACKWARD,
            record("shop.Order", field("id", "\"string\"")),
            record("shop.Order", field("id", "\"int\"")));
    assertEquals(List.of(), new CompatibilityRule().check(plan, Plans.catalog(plan)));
  }

  @Test
  void problemStandsWhereItsFieldDoes() {
    CodecPlan plan = holding(field("id", Plans.LONG), field("f-1", Plans.INT));
    List<Origin> origins =
        new NameGrammarRule()
            .check(plan, Plans.catalog(plan)).stream().map(Problem::origin).toList();
    assertEquals(List.of(new Plans.Place("f-1")), origins);
  }

  @Test
  void misnamedHistoryIsNotCompared() {
    CodecPlan plan = before(Compatibility.FULL, record("shop.Bill", field("no", "\"string\"")));
    List<Problem> problems =
        new Validator(List.of(plan), false).checkHistory(plan, Plans.catalog(plan));
    assertEquals(List.of(Code.HISTORY_NAME), problems.stream().map(Problem::code).toList());
  }

  @Test
  void nullAndItsOwnBoxAreBranchesOfTheirOwn() {
    Choice choice =
        Plans.choice("Any", Plans.boxed(ScalarKind.INT), Plans.boxed(ScalarKind.LONG))
            .withNull(true);
    CodecPlan plan = holding(choice);
    assertEquals(List.of(), new UnionBranchRule().check(plan, Plans.catalog(plan)));
    assertEquals(ClassName.OBJECT, choice.javaType());
    assertEquals(TypeName.VOID.box(), choice.branches().get(0).test());
  }
}
