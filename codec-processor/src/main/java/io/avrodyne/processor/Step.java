package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** The work of a stage on one plan. */
@FunctionalInterface
interface Step {

  /**
   * Returns the plan that the next step takes; empty if the plan goes no further.
   *
   * @param catalog the records that have come as far as the plan
   * @param found receives the problems of the plan
   */
  Optional<CodecPlan> apply(CodecPlan plan, Catalog catalog, List<Problem> found);

  /** Returns a step for plans that contain no incomplete record; the others skip it. */
  static Step ifReady(Step step) {
    return (plan, catalog, found) ->
        Readiness.isReady(plan, catalog) ? step.apply(plan, catalog, found) : Optional.of(plan);
  }

  /** Returns a step that stops plans with problems. */
  static Step check(BiFunction<CodecPlan, Catalog, List<Problem>> rules) {
    return (plan, catalog, found) -> {
      List<Problem> problems = rules.apply(plan, catalog);
      found.addAll(problems);
      return problems.isEmpty() ? Optional.of(plan) : Optional.empty();
    };
  }
}
