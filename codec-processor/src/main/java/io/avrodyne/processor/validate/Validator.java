package io.avrodyne.processor.validate;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Catalog;
import io.avrodyne.processor.plan.CodecPlan;
import java.util.List;

/** Applies every rule to a plan. */
public final class Validator {

  private static final List<Rule> RULES =
      List.of(
          new NameGrammarRule(),
          new UniqueNamesRule(),
          new SchemaFileRule(),
          new EndlessRecordRule());

  /** Look at the schema, which can only be made when the others are content. */
  private static final List<Rule> SCHEMA_RULES = List.of(new NameClashRule());

  private Validator() {}

  /** Returns all problems of a plan. */
  public static List<Problem> validate(CodecPlan plan, Catalog catalog) {
    List<Problem> problems = apply(RULES, plan, catalog);
    return problems.isEmpty() ? apply(SCHEMA_RULES, plan, catalog) : problems;
  }

  private static List<Problem> apply(List<Rule> rules, CodecPlan plan, Catalog catalog) {
    return rules.stream().flatMap(rule -> rule.check(plan, catalog).stream()).toList();
  }
}
