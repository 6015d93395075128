package io.avrodyne.processor.discover.creator;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.AccessProblem;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.NearMiss;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.member.SharedAccessor;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * A finder of the way to create objects of a type. The first of these is used: the constructor or
 * static method that is marked, the constructor of a record, a constructor without parameters if
 * every property has a setter or an assignable field, a builder, a constructor that takes every
 * property, a static method that does, one of them that takes some if the others can be written,
 * and at last those again with collections that are filled through their getters.
 */
public final class CreatorFinder {

  private final Members members;
  private final TypeElement type;
  private final List<PropertyDraft> properties;
  private final boolean concrete;
  private final CallFinder calls;

  /** Creates one for a class with the properties that were found. */
  public CreatorFinder(Members members, List<PropertyDraft> properties) {
    this.members = members;
    this.type = members.element();
    this.properties = properties;
    this.concrete = !type.getModifiers().contains(Modifier.ABSTRACT);
    this.calls = new CallFinder(members, properties);
  }

  /** Returns the first way that there is, or the problems with the one that was meant. */
  public CreatorChoice find() {
    Optional<CreatorChoice> named = new NamedCreator(members, properties, calls).find();
    if (named.isPresent()) {
      return named.get();
    }
    if (type.getKind() == ElementKind.RECORD) {
      return CreatorChoice.of(canonical());
    }
    List<BuilderCandidate> builders = new BuilderFinder(members).find(properties);
    return setters(emptyConstructor(), PropertyDraft::writer)
        .or(() -> builder(builders))
        .or(() -> calls.whole(true))
        .or(() -> calls.whole(false))
        .or(() -> part(PropertyDraft::writer))
        .or(calls::given)
        .or(() -> setters(emptyConstructor().or(this::hiddenConstructor), PropertyDraft::filled))
        .or(() -> part(PropertyDraft::filled))
        .or(calls::hidden)
        .orElseGet(() -> CreatorChoice.none(problems(builders)));
  }

  private Optional<CreatorChoice> part(Function<PropertyDraft, @Nullable Accessor> writer) {
    return calls.part(true, writer).or(() -> calls.part(false, writer));
  }

  private CreatorDeclaration canonical() {
    List<ParameterDeclaration> components =
        type.getRecordComponents().stream().map(this::parameter).toList();
    return new CreatorDeclaration.Arguments(Invocation.of(type, Optional.empty()), components);
  }

  private ParameterDeclaration parameter(RecordComponentElement component) {
    String name = component.getSimpleName().toString();
    return properties.stream()
        .filter(property -> property.name().equals(name))
        .findFirst()
        .map(
            property ->
                new ParameterDeclaration(name, property.type(), false, saysNonNull(component)))
        .orElseThrow();
  }

  /** A constructor that is written out may have annotations of its own. */
  private boolean saysNonNull(RecordComponentElement component) {
    List<? extends RecordComponentElement> components = type.getRecordComponents();
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(each -> takes(each, components))
        .anyMatch(each -> Markers.ofParameter(each, components.indexOf(component)).saysNonNull());
  }

  private boolean takes(
      ExecutableElement constructor, List<? extends RecordComponentElement> components) {
    return constructor.getParameters().size() == components.size()
        && IntStream.range(0, components.size())
            .allMatch(
                i ->
                    members
                        .types()
                        .isSameType(
                            constructor.getParameters().get(i).asType(),
                            components.get(i).asType()));
  }

  private Optional<CreatorChoice> setters(
      Optional<Invocation> constructor, Function<PropertyDraft, @Nullable Accessor> writer) {
    Map<String, Accessor> writers = CreatorChoice.writers(properties, writer);
    return constructor
        .filter(each -> writers.size() == properties.size())
        .map(CreatorDeclaration.Setters::new)
        .map(creator -> new CreatorChoice(creator, writers, List.of()));
  }

  private Optional<CreatorChoice> builder(List<BuilderCandidate> builders) {
    return builders.stream()
        .filter(builder -> builder.missing(properties).isEmpty())
        .findFirst()
        .map(builder -> new CreatorChoice(builder.creator(), builder.writers(), List.of()));
  }

  private Optional<Invocation> emptyConstructor() {
    return members
        .emptyConstructor()
        .filter(each -> concrete)
        .map(each -> CallCandidate.callOf(each, members));
  }

  /** Finds the constructor without parameters that only the class can call. */
  private Optional<Invocation> hiddenConstructor() {
    return members.hiddenConstructors().stream()
        .filter(each -> concrete && each.getParameters().isEmpty())
        .findFirst()
        .map(each -> CallCandidate.hiddenCallOf(each, members.types()));
  }

  /** Returns the problems with the way that the user most likely meant. */
  private List<Problem> problems(List<BuilderCandidate> builders) {
    if (emptyConstructor().isPresent()) {
      return unwritable();
    }
    if (!builders.isEmpty()) {
      return unbuildable(builders.get(0));
    }
    Optional<Problem> nearest = calls.nearest();
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
        .filter(property -> property.filled() == null)
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
}
