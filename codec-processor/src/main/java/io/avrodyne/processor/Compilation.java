package io.avrodyne.processor;

import com.palantir.javapoet.AnnotationSpec;
import io.avrodyne.processor.bind.Binder;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.ElementOrigin;
import io.avrodyne.processor.discover.RefusedType;
import io.avrodyne.processor.emit.CodecEmitter;
import io.avrodyne.processor.emit.Emission;
import io.avrodyne.processor.emit.EmittedCodec;
import io.avrodyne.processor.files.GivenSchemaReader;
import io.avrodyne.processor.files.HistoryReader;
import io.avrodyne.processor.files.OptionCheck;
import io.avrodyne.processor.plan.CodecPlan;
import io.avrodyne.processor.schema.Catalog;
import io.avrodyne.processor.schema.DefaultOrder;
import io.avrodyne.processor.schema.GivenOrder;
import io.avrodyne.processor.validate.Validator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * Takes the annotated types of one compilation through the rooms, round by round. Types are kept by
 * name: elements of one round are stale in the next. A type that has no codec yet is tried again
 * every round, and its problems are reported when there is no further one, because other processors
 * may still make what it needs.
 */
final class Compilation {

  private final ProcessingEnvironment environment;
  private final Output output;
  private final ProblemReporter reporter;
  private final HistoryReader history;
  private final GivenSchemaReader given;
  private final OptionCheck options;
  private final Set<String> sources = new LinkedHashSet<>();
  private final Set<String> done = new LinkedHashSet<>();
  private final Map<String, List<Problem>> problems = new LinkedHashMap<>();
  private final List<Problem> failures = new ArrayList<>();
  private final Set<String> deferred = new LinkedHashSet<>();
  private boolean allDeferred;
  private String first = "";

  Compilation(ProcessingEnvironment environment) {
    this.environment = environment;
    this.output = new Output(environment);
    this.reporter = new ProblemReporter(environment.getMessager());
    this.history = new HistoryReader(environment.getOptions());
    this.given = new GivenSchemaReader(environment.getOptions());
    this.options = new OptionCheck(environment.getOptions());
  }

  /** Begins a round. */
  void begin() {
    deferred.clear();
    allDeferred = false;
  }

  /**
   * Takes in annotated types. Generic ones become part of the codecs that hold them, so these all
   * wait where Lombok changes one.
   */
  void add(Collection<TypeElement> types) {
    for (TypeElement type : types) {
      String name = type.getQualifiedName().toString();
      first = first.isEmpty() ? name : first;
      if (!type.getTypeParameters().isEmpty()) {
        allDeferred |= LombokTypes.isTouched(type);
      } else if (sources.add(name) && LombokTypes.isTouched(type)) {
        deferred.add(name);
      }
    }
  }

  /** Takes in wrappers, which become part of the codecs that hold them, as generic types do. */
  void addWrappers(Collection<TypeElement> types) {
    allDeferred |= types.stream().anyMatch(LombokTypes::isChanged);
  }

  /** Generates every codec that can be generated now. */
  void generate() {
    if (done.containsAll(sources) && problems.values().stream().allMatch(List::isEmpty)) {
      return;
    }
    problems.clear();
    Binder binder = new Binder(environment.getElementUtils(), environment.getTypeUtils(), sources);
    Map<String, CodecPlan> plans = bindAll(binder);
    orderAll(plans, binder);
    validateAll(plans, binder);
    Catalog valid = Readiness.catalogOf(plans.values(), binder.compiledRecords());
    Emission emission = new Emission(valid, List.copyOf(plans.values()), history::straightLayouts);
    for (Map.Entry<String, CodecPlan> entry : plans.entrySet()) {
      if (isReady(entry.getValue(), valid) && done.add(entry.getKey())) {
        emit(entry.getKey(), entry.getValue(), emission);
      }
    }
  }

  /**
   * Generates what waited for a round that did not come, and reports what still keeps types from
   * having codecs. All are read again, because elements of earlier rounds have lost their lines.
   *
   * @param failed whether the compilation has errors already; Lombok may then not have done its
   *     work
   */
  void finish(boolean failed) {
    if (!failed) {
      begin();
    }
    generate();
    checkOptions();
    problems.values().forEach(found -> found.forEach(reporter::report));
    failures.forEach(reporter::report);
  }

  /**
   * Options have no place in a source, so what is wrong with them is reported at the first type.
   */
  private void checkOptions() {
    TypeElement type = first.isEmpty() ? null : element(first);
    if (type != null) {
      options
          .problemsOf(type.getSimpleName().toString(), ElementOrigin.of(type))
          .forEach(reporter::report);
    }
  }

  private Map<String, CodecPlan> bindAll(Binder binder) {
    Map<String, CodecPlan> plans = new LinkedHashMap<>();
    for (String name : sources) {
      if (!allDeferred && !deferred.contains(name)) {
        guarded(name, problemsOf(name), () -> bind(name, binder))
            .ifPresent(plan -> plans.put(name, plan));
      }
    }
    return plans;
  }

  private Optional<CodecPlan> bind(String name, Binder binder) {
    TypeElement type = environment.getElementUtils().getTypeElement(name);
    // The compiler does not hand out a type that it refuses itself, such as one within its parent.
    if (type == null || !Ancestors.areThere(type)) {
      return Optional.empty();
    }
    Binder.Bound bound = binder.bind(type);
    List<Problem> found = problemsOf(name);
    found.addAll(bound.problems());
    int before = found.size();
    return Optional.ofNullable(bound.plan())
        .map(plan -> given.read(plan, found))
        .filter(plan -> found.size() == before);
  }

  private void orderAll(Map<String, CodecPlan> plans, Binder binder) {
    Catalog catalog = Readiness.catalogOf(plans.values(), binder.compiledRecords());
    DefaultOrder order = new DefaultOrder(catalog);
    for (Map.Entry<String, CodecPlan> entry : plans.entrySet()) {
      String name = entry.getKey();
      CodecPlan plan = entry.getValue();
      if (isReady(plan, catalog)) {
        guarded(name, problemsOf(name), () -> Optional.of(GivenOrder.apply(order.apply(plan))))
            .ifPresent(entry::setValue);
      }
    }
  }

  /** Removes the plans that break a rule, first those without which no schema can be made. */
  private void validateAll(Map<String, CodecPlan> plans, Binder binder) {
    Validator validator = new Validator(plans.values());
    Catalog bound = Readiness.catalogOf(plans.values(), binder.compiledRecords());
    removeInvalid(
        plans,
        plan ->
            Stream.concat(
                    validator.checkItself(plan, bound).stream(),
                    isReady(plan, bound)
                        ? validator.checkHeld(plan, bound).stream()
                        : Stream.empty())
                .toList());
    Catalog passed = Readiness.catalogOf(plans.values(), binder.compiledRecords());
    removeInvalid(
        plans, plan -> isReady(plan, passed) ? validator.checkSchema(plan, passed) : List.of());
    Catalog described = Readiness.catalogOf(plans.values(), binder.compiledRecords());
    readHistories(plans);
    removeInvalid(
        plans,
        plan -> isReady(plan, described) ? validator.checkHistory(plan, described) : List.of());
  }

  /**
   * Adds the schemas that types had before, and removes the plans of those that have unknown ones.
   */
  private void readHistories(Map<String, CodecPlan> plans) {
    for (Map.Entry<String, CodecPlan> entry : List.copyOf(plans.entrySet())) {
      String name = entry.getKey();
      Optional<HistoryReader.History> read =
          guarded(name, problemsOf(name), () -> Optional.of(history.read(entry.getValue())));
      read.ifPresent(found -> problemsOf(name).addAll(found.problems()));
      if (read.filter(found -> found.problems().isEmpty()).isPresent()) {
        plans.put(name, read.get().plan());
      } else {
        plans.remove(name);
      }
    }
  }

  private void removeInvalid(
      Map<String, CodecPlan> plans, Function<CodecPlan, List<Problem>> check) {
    for (Map.Entry<String, CodecPlan> entry : List.copyOf(plans.entrySet())) {
      String name = entry.getKey();
      Optional<List<Problem>> found =
          guarded(name, problemsOf(name), () -> Optional.of(check.apply(entry.getValue())));
      problemsOf(name).addAll(found.orElse(List.of()));
      if (found.isEmpty() || !found.get().isEmpty()) {
        plans.remove(name);
      }
    }
  }

  private static boolean isReady(CodecPlan plan, Catalog catalog) {
    return Readiness.lacking(plan, catalog.shapes().keySet()).isEmpty();
  }

  private void emit(String name, CodecPlan plan, Emission emission) {
    guarded(
        name,
        failures,
        () -> {
          Optional<AnnotationSpec> generated = output.generatedAnnotation();
          EmittedCodec codec = CodecEmitter.emit(plan, emission, generated);
          if (!output.write(codec, element(name))) {
            new EarlierCodec(environment).problemOf(plan, codec).ifPresent(failures::add);
          }
          return Optional.empty();
        });
  }

  /** Records that hold each other in a chain of thousands are followed to the stack's end. */
  private static Problem tooDeep(TypeElement type) {
    return new Problem(
        Code.SCHEMA_TEXT,
        type.getSimpleName() + " has a schema that Avro cannot read: it has too many levels.",
        "The codec and all readers parse the text of the schema.",
        "Shorten what is too long, or use fewer levels.",
        ElementOrigin.of(type));
  }

  private TypeElement element(String name) {
    return environment.getElementUtils().getTypeElement(name);
  }

  private List<Problem> problemsOf(String name) {
    return problems.computeIfAbsent(name, any -> new ArrayList<>());
  }

  /** Turns what should not happen into a finding that says where it did. */
  private <T> Optional<T> guarded(String name, List<Problem> found, Supplier<Optional<T>> step) {
    try {
      return step.get();
    } catch (RefusedType e) {
      return Optional.empty();
    } catch (RuntimeException e) {
      found.add(InternalProblem.of(e, element(name)));
      return Optional.empty();
    } catch (StackOverflowError e) {
      found.add(tooDeep(element(name)));
      return Optional.empty();
    }
  }
}
