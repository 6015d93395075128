package io.avrodyne.processor;

import io.avrodyne.processor.bind.Binder;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.NamespaceRule;
import io.avrodyne.processor.files.GivenSchemaReader;
import io.avrodyne.processor.files.HistoryReader;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.SourcePlan;
import io.avrodyne.processor.schema.Catalog;
import io.avrodyne.processor.schema.DefaultOrder;
import io.avrodyne.processor.schema.GivenOrder;
import io.avrodyne.processor.validate.GeneratedClassNames;
import io.avrodyne.processor.validate.KnownNulls;
import io.avrodyne.processor.validate.Validator;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** The stages of one round from annotated types to plans that can be emitted. */
final class Stages {

  private final AnnotatedTypes types;
  private final Findings findings;
  private final GivenSchemaReader given;
  private final HistoryReader history;
  private final boolean packages;

  /**
   * Creates them.
   *
   * @param options those of the compilation
   * @param history reads the earlier schemas
   */
  Stages(
      AnnotatedTypes types, Findings findings, Map<String, String> options, HistoryReader history) {
    this.types = types;
    this.findings = findings;
    this.given = new GivenSchemaReader(options);
    this.history = history;
    this.packages = NamespaceRule.isPackage(options);
  }

  /** Takes the types that are not deferred through all stages, in order. */
  Batch run(Binder binder) {
    Batch bound = bindAll(binder);
    Validator validator = new Validator(bound.codecs(), packages);
    Batch known =
        bound
            .through(findings, Step.ifReady(Stages::order))
            .through(findings, Step.check((plan, catalog) -> problemsOf(plan, catalog, validator)))
            .through(findings, Step.ifReady(Step.check(validator::checkSchema)))
            .through(findings, this::readHistory);
    KnownNulls nulls = KnownNulls.of(known.codecs());
    return known
        .through(findings, Step.check((plan, catalog) -> nulls.problemsOf(plan)))
        .through(findings, Step.ifReady(Step.check(validator::checkHistory)));
  }

  private Batch bindAll(Binder binder) {
    Map<String, SourcePlan> plans = new LinkedHashMap<>();
    for (String name : types.names()) {
      if (!types.isDeferred(name)) {
        findings.guarded(name, () -> bind(name, binder)).ifPresent(plan -> plans.put(name, plan));
      }
    }
    GeneratedClassNames names = GeneratedClassNames.of(plans.values());
    plans.entrySet().removeIf(entry -> isClash(entry.getKey(), entry.getValue(), names));
    return Batch.of(plans, binder.compiledRecords());
  }

  private boolean isClash(String name, SourcePlan plan, GeneratedClassNames names) {
    Optional<Problem> problem = names.problemOf(plan);
    problem.ifPresent(findings.of(name)::add);
    return problem.isPresent();
  }

  private Optional<SourcePlan> bind(String name, Binder binder) {
    TypeElement type = types.element(name);
    // The compiler does not return a type that it refuses itself, such as a type within its own
    // supertype.
    if (type == null || !Ancestors.areThere(type)) {
      return Optional.empty();
    }
    Binder.Bound bound = binder.bind(type);
    List<Problem> found = findings.of(name);
    found.addAll(bound.problems());
    Optional.ofNullable(bound.partial())
        .filter(partial -> partial.records().get(0).given() == null)
        .map(partial -> Validator.checkParts(partial, new Catalog(Map.of())))
        .ifPresent(found::addAll);
    int before = found.size();
    return Optional.ofNullable(bound.plan())
        .map(
            plan -> plan.with(plan.codecs().stream().map(each -> given.read(each, found)).toList()))
        .filter(plan -> found.size() == before);
  }

  /** The records in a union determine the branch of a default, so this waits for all of them. */
  private static Optional<CodecPlan> order(CodecPlan plan, Catalog catalog, List<Problem> found) {
    return Optional.of(GivenOrder.apply(new DefaultOrder(catalog).apply(plan)));
  }

  /** Applies the rules that must hold before a schema can be made. */
  private static List<Problem> problemsOf(CodecPlan plan, Catalog catalog, Validator validator) {
    List<Problem> problems = new ArrayList<>(validator.checkItself(plan, catalog));
    if (Readiness.isReady(plan, catalog)) {
      problems.addAll(validator.checkHeld(plan, catalog));
    }
    return problems;
  }

  private Optional<CodecPlan> readHistory(CodecPlan plan, Catalog catalog, List<Problem> found) {
    HistoryReader.History read = history.read(plan);
    found.addAll(read.problems());
    return read.problems().isEmpty() ? Optional.of(read.plan()) : Optional.empty();
  }
}
