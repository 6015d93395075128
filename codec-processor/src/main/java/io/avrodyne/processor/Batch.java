package io.avrodyne.processor;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.schema.Catalog;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The plans of a round that have passed all stages so far; each stage turns one batch into the
 * next.
 *
 * @param plans by the qualified name of the type, in the order of the sources
 * @param compiled the records compiled before that the plans hold
 * @param catalog the records that are complete: what they hold has come as far
 */
record Batch(
    Map<String, CodecPlan> plans, Map<ClassName, CompiledRecord> compiled, Catalog catalog) {

  /** Keeps the order of the plans. */
  Batch {
    plans = Collections.unmodifiableMap(new LinkedHashMap<>(plans));
    compiled = Map.copyOf(compiled);
  }

  /** Returns the batch that the stages begin with. */
  static Batch of(Map<String, CodecPlan> plans, Map<ClassName, CompiledRecord> compiled) {
    return new Batch(plans, compiled, Readiness.catalogOf(plans.values(), compiled));
  }

  /**
   * Returns the plans that come through a stage. Its steps see the records that came to the stage,
   * whatever becomes of other plans in it.
   */
  Batch through(Findings findings, Step... steps) {
    Map<String, CodecPlan> passed = new LinkedHashMap<>();
    plans.forEach(
        (name, plan) ->
            findings
                .guarded(name, () -> pass(name, plan, findings, steps))
                .ifPresent(result -> passed.put(name, result)));
    return hasRecordsOf(passed) ? new Batch(passed, compiled, catalog) : of(passed, compiled);
  }

  private Optional<CodecPlan> pass(String name, CodecPlan plan, Findings findings, Step... steps) {
    Optional<CodecPlan> result = Optional.of(plan);
    for (Step step : steps) {
      result = result.flatMap(last -> step.apply(last, catalog, findings.of(name)));
    }
    return result;
  }

  /** Steps return the same list of records, unless they change a record. */
  @SuppressWarnings("ReferenceEquality") // Equal records may be nested deeper than the stack.
  private boolean hasRecordsOf(Map<String, CodecPlan> others) {
    for (Map.Entry<String, CodecPlan> entry : plans.entrySet()) {
      CodecPlan other = others.get(entry.getKey());
      if (other == null || other.records() != entry.getValue().records()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether all records that a plan contains are complete. */
  boolean isReady(CodecPlan plan) {
    return Readiness.isReady(plan, catalog);
  }
}
