package io.avrodyne.processor;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.CompiledRecord;
import io.avrodyne.processor.plan.SourcePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The plans of a round that have passed all stages so far; each stage turns one batch into the
 * next.
 *
 * @param sources by the qualified name of the type, in the order of the sources
 * @param compiled the records compiled before that the plans hold
 * @param catalog the records that are complete: what they hold has come as far
 */
record Batch(
    Map<String, SourcePlan> sources, Map<ClassName, CompiledRecord> compiled, Catalog catalog) {

  /** Keeps the order of the plans. */
  Batch {
    sources = Collections.unmodifiableMap(new LinkedHashMap<>(sources));
    compiled = Map.copyOf(compiled);
  }

  /** Returns the batch that the stages begin with. */
  static Batch of(Map<String, SourcePlan> sources, Map<ClassName, CompiledRecord> compiled) {
    return new Batch(sources, compiled, Readiness.catalogOf(codecs(sources), compiled));
  }

  /** Returns the plans of all codecs. */
  List<CodecPlan> codecs() {
    return codecs(sources);
  }

  private static List<CodecPlan> codecs(Map<String, SourcePlan> sources) {
    return sources.values().stream().flatMap(source -> source.codecs().stream()).toList();
  }

  /**
   * Returns the plans that come through a stage. Its steps see the records that came to the stage,
   * whatever becomes of other plans in it.
   */
  Batch through(Findings findings, Step... steps) {
    Map<String, SourcePlan> passed = new LinkedHashMap<>();
    sources.forEach(
        (name, source) ->
            findings
                .guarded(name, () -> pass(name, source, findings, steps))
                .ifPresent(result -> passed.put(name, result)));
    return hasRecordsOf(passed) ? new Batch(passed, compiled, catalog) : of(passed, compiled);
  }

  /** All codecs of a file take the steps, so that the problems of all of them are found. */
  private Optional<SourcePlan> pass(
      String name, SourcePlan source, Findings findings, Step... steps) {
    List<CodecPlan> passed = new ArrayList<>();
    for (CodecPlan plan : source.codecs()) {
      Optional<CodecPlan> result = Optional.of(plan);
      for (Step step : steps) {
        result = result.flatMap(last -> step.apply(last, catalog, findings.of(name)));
      }
      result.ifPresent(passed::add);
    }
    return passed.size() == source.codecs().size()
        ? Optional.of(source.with(passed))
        : Optional.empty();
  }

  /** Steps return the same list of records, unless they change a record. */
  @SuppressWarnings("ReferenceEquality") // Equal records may be nested deeper than the stack.
  private boolean hasRecordsOf(Map<String, SourcePlan> others) {
    List<CodecPlan> mine = codecs(sources);
    List<CodecPlan> passed = codecs(others);
    if (mine.size() != passed.size()) {
      return false;
    }
    for (int i = 0; i < mine.size(); i++) {
      if (mine.get(i).records() != passed.get(i).records()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether everything that a source file refers to is complete. */
  boolean isReady(SourcePlan source) {
    return source.codecs().stream().allMatch(plan -> Readiness.isReady(plan, catalog))
        && source.required().stream().allMatch(this::isGenerated);
  }

  private boolean isGenerated(ClassName name) {
    return sources.values().stream()
        .anyMatch(source -> source.name().equals(name) && isReady(source));
  }
}
