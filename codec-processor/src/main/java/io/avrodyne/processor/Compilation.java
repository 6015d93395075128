package io.avrodyne.processor;

import io.avrodyne.processor.bind.Binder;
import io.avrodyne.processor.discover.OpenClassCheck;
import io.avrodyne.processor.discover.TypeScanner;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.NamespaceRule;
import io.avrodyne.processor.discover.settings.ProjectConfig;
import io.avrodyne.processor.emit.Emission;
import io.avrodyne.processor.emit.EmittedSource;
import io.avrodyne.processor.emit.SourceEmitter;
import io.avrodyne.processor.files.HistoryReader;
import io.avrodyne.processor.files.OptionCheck;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.plan.SourcePlan;
import io.avrodyne.processor.schema.Catalog;
import io.avrodyne.processor.validate.Validator;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The way of the annotated types of one compilation through the stages, round by round. A type that
 * has no codec yet is tried again in every round, because other processors may still generate what
 * it needs; its problems are reported after the last round.
 */
final class Compilation {

  private final ProcessingEnvironment environment;
  private final Output output;
  private final ProblemReporter reporter;
  private final HistoryReader history;
  private final AnnotatedTypes types;
  private final Findings findings;
  private final Stages stages;
  private final Set<String> done = new LinkedHashSet<>();

  /** Creates one; {@code processor} is the name of the processor's class. */
  Compilation(ProcessingEnvironment environment, String processor) {
    this.environment = environment;
    this.output = new Output(environment, processor);
    this.reporter = new ProblemReporter(environment.getMessager());
    this.history = new HistoryReader(environment.getOptions());
    this.types = new AnnotatedTypes(environment.getElementUtils());
    this.findings = new Findings(types::element);
    this.stages = new Stages(types, findings, environment.getOptions(), history);
  }

  /** Begins a round. */
  void begin() {
    types.beginRound();
  }

  /** Adds annotated types. */
  void add(Collection<TypeElement> added) {
    types.add(added, projectConfig());
  }

  /** Adds interfaces that list codecs. */
  void addListings(Collection<TypeElement> added) {
    types.addListings(added, projectConfig());
  }

  /** Adds wrappers. */
  void addWrappers(Collection<TypeElement> added) {
    types.addWrappers(added);
  }

  /** Elements lose their positions after the round, so this is not left to the end. */
  void warnOfLocalClasses(Set<? extends Element> roots) {
    CompilerTrees.localClasses(roots, environment).forEach(reporter::report);
  }

  /** Generates every codec that can be generated now. */
  void generate() {
    ProjectConfig config = projectConfig();
    if (!config.isReady() || (done.containsAll(types.names()) && findings.areNone())) {
      return;
    }
    findings.beginRound();
    Binder binder =
        new Binder(
            environment.getElementUtils(),
            environment.getTypeUtils(),
            CompilerTrees.view(environment),
            types.names(),
            config);
    emit(stages.run(binder));
  }

  private ProjectConfig projectConfig() {
    return ProjectConfig.of(environment.getOptions(), environment.getElementUtils());
  }

  /**
   * Generates the codecs that waited for another round, and reports the remaining problems. All
   * types are read again, because elements of earlier rounds have lost their line numbers.
   *
   * @param failed whether the compilation has errors already; Lombok may then not have done its
   *     work
   */
  void finish(boolean failed) {
    if (!failed) {
      begin();
    }
    generate();
    if (failed) {
      findings.forgetFailures();
    }
    checkOptions();
    findings.report(reporter);
    types.all().stream()
        .flatMap(type -> OpenClassCheck.problemOf(type).stream())
        .forEach(reporter::report);
    if (!failed && projectConfig().isReady()) {
      warnOfKotlin();
    }
  }

  private void warnOfKotlin() {
    TypeScanner scanner =
        new TypeScanner(
            environment.getElementUtils(),
            environment.getTypeUtils(),
            CompilerTrees.view(environment));
    new KotlinWarnings(environment.getElementUtils(), scanner, projectConfig())
        .of(types.all())
        .forEach(reporter::report);
  }

  /** Options have no position in a source, so problems with them are reported at the first type. */
  private void checkOptions() {
    types.all().stream().findFirst().ifPresent(this::checkOptions);
  }

  private void checkOptions(TypeElement first) {
    projectConfig().problemAt(first).ifPresent(reporter::report);
    NamespaceRule.problemAt(first, environment.getOptions()).ifPresent(reporter::report);
    new OptionCheck(environment.getOptions(), ProjectConfig.OPTION, NamespaceRule.OPTION)
        .problemsOf(first.getSimpleName().toString(), ElementOrigin.of(first))
        .forEach(reporter::report);
  }

  private void emit(Batch batch) {
    Emission emission = new Emission(batch.catalog(), batch.codecs(), history::straightLayouts);
    for (Map.Entry<String, SourcePlan> entry : batch.sources().entrySet()) {
      if (batch.isReady(entry.getValue()) && done.add(entry.getKey())) {
        emit(entry.getKey(), entry.getValue(), emission);
        note(entry.getValue(), batch.catalog());
      }
    }
  }

  private void emit(String name, SourcePlan plan, Emission emission) {
    findings.guarded(
        name,
        findings.ofEmission(),
        () -> {
          EmittedSource emitted = SourceEmitter.emit(plan, emission, output.surroundings());
          if (!output.write(emitted, types.element(name))) {
            new EarlierCodec(environment)
                .problemOf(plan, emitted)
                .ifPresent(findings.ofEmission()::add);
          }
          return Optional.empty();
        });
  }

  private void note(SourcePlan plan, Catalog catalog) {
    LeftOutNote.of(plan).forEach(reporter::report);
    for (CodecPlan codec : plan.codecs()) {
      Validator.notesOn(codec, catalog).forEach(reporter::report);
    }
  }
}
