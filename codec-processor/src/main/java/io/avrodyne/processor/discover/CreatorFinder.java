package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/**
 * A finder of the way to create objects of a type. The first of these is used: the constructor of a
 * record, a constructor without parameters if every property has a setter or an assignable field, a
 * builder, a constructor that takes every property, a static method that does.
 */
final class CreatorFinder {

  private final Members members;
  private final TypeElement type;
  private final List<PropertyDraft> properties;
  private final boolean concrete;

  CreatorFinder(Members members, List<PropertyDraft> properties) {
    this.members = members;
    this.type = members.element();
    this.properties = properties;
    this.concrete = !type.getModifiers().contains(Modifier.ABSTRACT);
  }

  CreatorChoice find() {
    if (type.getKind() == ElementKind.RECORD) {
      return CreatorChoice.of(canonical());
    }
    List<BuilderCandidate> builders = new BuilderFinder(members).find(properties);
    return setters()
        .or(() -> builder(builders))
        .or(() -> arguments(true))
        .or(() -> arguments(false))
        .orElseGet(() -> CreatorChoice.none(problems(builders)));
  }

  private CreatorDeclaration canonical() {
    List<String> components =
        type.getRecordComponents().stream()
            .map(RecordComponentElement::getSimpleName)
            .map(Object::toString)
            .toList();
    return new CreatorDeclaration.Arguments(new Invocation(type, Optional.empty()), components);
  }

  private Optional<CreatorChoice> setters() {
    if (!hasEmptyConstructor()
        || properties.stream().anyMatch(property -> property.writer() == null)) {
      return Optional.empty();
    }
    Map<String, Accessor> writers = new HashMap<>();
    for (PropertyDraft property : properties) {
      if (property.writer() != null) {
        writers.put(property.name(), property.writer());
      }
    }
    CreatorDeclaration creator =
        new CreatorDeclaration.Setters(new Invocation(type, Optional.empty()));
    return Optional.of(new CreatorChoice(creator, writers, List.of()));
  }

  private Optional<CreatorChoice> builder(List<BuilderCandidate> builders) {
    return builders.stream()
        .filter(builder -> builder.missing(properties).isEmpty())
        .findFirst()
        .map(builder -> new CreatorChoice(builder.creator(), builder.writers(), List.of()));
  }

  private Optional<CreatorChoice> arguments(boolean constructors) {
    List<CallCandidate> matching =
        candidates(constructors).stream()
            .filter(candidate -> candidate.mismatches(properties, members.types()) == 0)
            .toList();
    if (matching.size() > 1) {
      return Optional.of(CreatorChoice.none(List.of(CreatorProblem.ambiguous(type, matching))));
    }
    return matching.stream()
        .map(
            found ->
                new CreatorDeclaration.Arguments(
                    found.call(), List.copyOf(found.parameters().keySet())))
        .<CreatorChoice>map(CreatorChoice::of)
        .findFirst();
  }

  private List<CallCandidate> candidates(boolean constructors) {
    if (constructors) {
      return concrete ? CallCandidate.of(members, true) : List.of();
    }
    List<CallCandidate> candidates = new ArrayList<>(CallCandidate.of(members, false));
    ImmutableFinder.find(members)
        .map(members::of)
        .ifPresent(generated -> candidates.addAll(CallCandidate.of(generated, false)));
    return candidates;
  }

  private boolean hasEmptyConstructor() {
    return concrete && members.emptyConstructor().isPresent();
  }

  /** Returns the problems with the way that the user most likely meant. */
  private List<Problem> problems(List<BuilderCandidate> builders) {
    if (hasEmptyConstructor()) {
      return unwritable();
    }
    if (!builders.isEmpty()) {
      return unbuildable(builders.get(0));
    }
    Optional<Problem> nearest = nearest();
    if (nearest.isPresent()) {
      return List.of(nearest.get());
    }
    if (!concrete) {
      return List.of(CreatorProblem.withoutWay(type));
    }
    List<Problem> problems = new ArrayList<>(List.of(CreatorProblem.noConstructor(type)));
    problems.addAll(unwritable());
    return problems;
  }

  private List<Problem> unwritable() {
    NearMiss miss = new NearMiss(members, properties);
    return properties.stream()
        .filter(property -> property.writer() == null)
        .flatMap(
            property ->
                Optional.ofNullable(property.sharedSetter())
                    .map(shared -> sharing(property, shared))
                    .orElseGet(
                        () ->
                            Stream.of(
                                AccessProblem.notWritable(property, miss.ofSetter(property)))))
        .toList();
  }

  private List<Problem> unbuildable(BuilderCandidate builder) {
    NearMiss miss = new NearMiss(builder.members(), List.of());
    return properties.stream()
        .filter(property -> !builder.writers().containsKey(property.name()))
        .flatMap(
            property ->
                builder
                    .claims()
                    .sharedBy(property.element())
                    .map(shared -> sharing(property, shared))
                    .orElseGet(
                        () ->
                            Stream.of(
                                AccessProblem.notBuildable(property, miss.ofBuilder(property)))))
        .toList();
  }

  /** Two properties that share a method are reported together, at the second one. */
  private static Stream<Problem> sharing(PropertyDraft property, SharedAccessor shared) {
    return shared.first() ? Stream.empty() : Stream.of(AccessProblem.shared(property, shared));
  }

  private Optional<Problem> nearest() {
    List<CallCandidate> candidates = new ArrayList<>(candidates(true));
    candidates.addAll(candidates(false));
    return candidates.stream()
        .min(Comparator.comparing(each -> each.mismatches(properties, members.types())))
        .map(
            each ->
                each.isNameless()
                    ? CreatorProblem.nameless(type, each)
                    : CreatorProblem.mismatch(type, each, properties, members.types()));
  }
}
