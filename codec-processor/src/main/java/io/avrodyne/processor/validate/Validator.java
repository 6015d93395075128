package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.Collection;
import java.util.List;

/**
 * Applies the rules to plans, in stages: a later one relies on what an earlier one has found in
 * order, in a plan and in all that it holds.
 */
public final class Validator {

  private final List<Rule> ownRules;

  /** Look at the records that a plan holds. */
  private final List<Rule> holdingRules =
      List.of(new EndlessRecordRule(), new UnionBranchRule(), new DefaultRule());

  /** Look at the schema, which Avro makes only of what the others pass. */
  private final List<Rule> schemaRules =
      List.of(new NameClashRule(), new ReadableSchemaRule(), new GivenSchemaRule());

  /** Look at the schemas that a type had before. */
  private final List<Rule> historyRules = List.of(new SameLayoutRule(), new CompatibilityRule());

  /** Creates one; {@code all} are the codecs of the compilation. */
  public Validator(Collection<CodecPlan> all) {
    ownRules =
        List.of(
            new NameGrammarRule(),
            new UniqueNamesRule(),
            new AliasRule(),
            new DocRule(),
            new PropertyRule(),
            new EnumRule(),
            new FixedSizeRule(),
            new DecimalRule(),
            new CreatorSlotsRule(),
            new FileNameRule(),
            new HiddenPackageRule(),
            new SchemaFileRule(all));
  }

  /** Returns the problems that a plan has whatever it holds. */
  public List<Problem> checkItself(CodecPlan plan, Catalog catalog) {
    return apply(ownRules, plan, catalog);
  }

  /** Returns the problems that show in what a plan holds; all of that must be in the catalog. */
  public List<Problem> checkHeld(CodecPlan plan, Catalog catalog) {
    return apply(holdingRules, plan, catalog);
  }

  /** Returns the problems of the schema; the plan and all that it holds must have passed so far. */
  public List<Problem> checkSchema(CodecPlan plan, Catalog catalog) {
    return apply(schemaRules, plan, catalog);
  }

  /**
   * Returns what keeps a type and its earlier versions from reading each other; the plan and all
   * that it holds must have passed so far.
   */
  public List<Problem> checkHistory(CodecPlan plan, Catalog catalog) {
    List<Problem> misnamed = new HistoryNameRule().check(plan, catalog);
    return misnamed.isEmpty() ? apply(historyRules, plan, catalog) : misnamed;
  }

  private static List<Problem> apply(List<Rule> rules, CodecPlan plan, Catalog catalog) {
    return rules.stream().flatMap(rule -> rule.check(plan, catalog).stream()).toList();
  }
}
