package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The application of the rules to plans, in stages: a later stage relies on the checks of the
 * earlier ones, for a plan and for everything that it contains.
 */
public final class Validator {

  /** Rules about single fields and types, which need nothing else of their record. */
  private static final List<Rule> PART_RULES =
      List.of(
          new NameGrammarRule(),
          new UniqueNamesRule(),
          new AliasRule(),
          new DocRule(),
          new PropertyRule(),
          new EnumRule(),
          new FixedSizeRule(),
          new DecimalRule());

  private final List<Rule> ownRules;

  /** Rules about the records that a plan contains. */
  private final List<Rule> holdingRules =
      List.of(new EndlessRecordRule(), new UnionBranchRule(), new DefaultRule());

  /** Rules about the schema, which Avro can create only if the other rules have passed. */
  private final List<Rule> schemaRules;

  /** Rules about the earlier schemas of a type. */
  private final List<Rule> historyRules =
      List.of(new SameLayoutRule(), new LeftOutRule(), new CompatibilityRule());

  /**
   * Creates one.
   *
   * @param all the codecs of the compilation
   * @param packages whether nested types are in the namespaces of their packages
   */
  public Validator(Collection<CodecPlan> all, boolean packages) {
    List<Rule> rules =
        new ArrayList<>(
            List.of(new NameClashRule(), new ReadableSchemaRule(), new GivenSchemaRule()));
    if (packages) {
      rules.add(new SharedNamesRule());
    }
    schemaRules = List.copyOf(rules);
    ownRules =
        List.of(
            new CreatorSlotsRule(),
            new FileNameRule(),
            new GivenNullRule(),
            new HiddenPackageRule(),
            new SchemaFileRule(all));
  }

  /** Returns the problems of a plan itself, regardless of the records that it contains. */
  public List<Problem> checkItself(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = new ArrayList<>(checkParts(plan, catalog));
    problems.addAll(apply(ownRules, plan, catalog));
    return problems;
  }

  /** Returns the problems of the fields of a plan that may lack some. */
  public static List<Problem> checkParts(CodecPlan plan, Catalog catalog) {
    return apply(PART_RULES, plan, catalog);
  }

  /**
   * Returns the problems that involve the records that a plan contains; all of them must be in the
   * catalog.
   */
  public List<Problem> checkHeld(CodecPlan plan, Catalog catalog) {
    return apply(holdingRules, plan, catalog);
  }

  /**
   * Returns the problems of the schema; the plan and everything it contains must have passed so
   * far.
   */
  public List<Problem> checkSchema(CodecPlan plan, Catalog catalog) {
    return apply(schemaRules, plan, catalog);
  }

  /**
   * Returns the problems between a type and its earlier versions; the plan and everything it
   * contains must have passed so far.
   */
  public List<Problem> checkHistory(CodecPlan plan, Catalog catalog) {
    List<Problem> misnamed = new HistoryNameRule().check(plan, catalog);
    return misnamed.isEmpty()
        ? withNote(apply(historyRules, plan, catalog), plan, catalog)
        : misnamed;
  }

  /** Adds to errors what they mean for those who deploy the type, if no order can help them. */
  private static List<Problem> withNote(List<Problem> problems, CodecPlan plan, Catalog catalog) {
    if (problems.isEmpty()) {
      return problems;
    }
    List<Problem> all = new ArrayList<>(problems);
    DeploymentRule.ofNeither(plan, catalog).ifPresent(all::add);
    return all;
  }

  /** Returns what somebody should know who deploys a type that has passed all rules. */
  public static List<Problem> notesOn(CodecPlan plan, Catalog catalog) {
    return new DeploymentRule().check(plan, catalog);
  }

  private static List<Problem> apply(List<Rule> rules, CodecPlan plan, Catalog catalog) {
    return rules.stream().flatMap(rule -> rule.check(plan, catalog).stream()).toList();
  }
}
