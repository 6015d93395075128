package io.avrodyne.processor.discover.creator;

import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.AccessorFinder;
import io.avrodyne.processor.discover.member.Claim;
import io.avrodyne.processor.discover.member.Claims;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * A finder of the builders of a class: the return types of its static methods {@code builder} and
 * {@code newBuilder}, its nested class {@code Builder}, and the builder of the class that
 * Immutables generates for it.
 */
public final class BuilderFinder {

  private static final List<String> OPEN = List.of("builder", "newBuilder");
  private static final List<String> BUILD = List.of("build", "create");

  private final Members members;

  BuilderFinder(Members members) {
    this.members = members;
  }

  /** Returns the builders, each with the methods for the properties, in the order of preference. */
  List<BuilderCandidate> find(List<PropertyDraft> properties) {
    List<BuilderCandidate> candidates = new ArrayList<>();
    opened(members, candidates, properties);
    nested(candidates, properties);
    ImmutableFinder.find(members)
        .ifPresent(generated -> opened(members.of(generated), candidates, properties));
    return candidates;
  }

  /** Finds the method of a builder that returns the object. */
  public static Optional<ExecutableElement> buildMethod(Members builder, TypeMirror type) {
    return BUILD.stream()
        .flatMap(name -> new AccessorFinder(builder).named(name).stream())
        .filter(method -> builder.isUsable(method) && builder.isUnchecked(method))
        .filter(method -> method.getParameters().isEmpty())
        .filter(
            method -> builder.types().isSubtype(builder.signature(method).getReturnType(), type))
        .findFirst();
  }

  private void opened(
      Members owner, List<BuilderCandidate> candidates, List<PropertyDraft> properties) {
    for (String name : OPEN) {
      for (ExecutableElement method : owner.factories()) {
        if (method.getSimpleName().contentEquals(name) && method.getParameters().isEmpty()) {
          Substitution actual = Substitution.of(method, members.type(), members.types());
          add(method, actual.in(method.getReturnType()), candidates, properties);
        }
      }
    }
  }

  private void nested(List<BuilderCandidate> candidates, List<PropertyDraft> properties) {
    for (TypeElement type : ElementFilter.typesIn(members.element().getEnclosedElements())) {
      if (type.getSimpleName().contentEquals("Builder")
          && Members.isStatic(type)
          && !type.getModifiers().contains(Modifier.ABSTRACT)
          && type.getTypeParameters().size() == members.type().getTypeArguments().size()) {
        DeclaredType builder = members.withArguments(type);
        members
            .of(builder)
            .emptyConstructor()
            .ifPresent(constructor -> add(constructor, builder, candidates, properties));
      }
    }
  }

  private void add(
      Element open,
      TypeMirror returned,
      List<BuilderCandidate> candidates,
      List<PropertyDraft> properties) {
    if (!(returned instanceof DeclaredType type) || !members.isNameable(type)) {
      return;
    }
    Members builder = members.of(type);
    buildMethod(builder, members.type())
        .map(build -> build.getSimpleName().toString())
        .map(
            build ->
                new CreatorDeclaration.Builder(
                    CallCandidate.callOf((ExecutableElement) open, members), type, build))
        .map(creator -> candidate(creator, builder, properties))
        .ifPresent(candidates::add);
  }

  private static BuilderCandidate candidate(
      CreatorDeclaration.Builder creator, Members builder, List<PropertyDraft> properties) {
    AccessorFinder finder = new AccessorFinder(builder);
    List<Claim> found = new ArrayList<>();
    for (PropertyDraft property : properties) {
      List<String> names = property.builderMethods();
      List<ExecutableElement> methods = finder.builderMethods(names, property.type());
      found.add(new Claim(property.element(), property.name(), methods, false, names));
    }
    Claims claims = Claims.settle(found);
    Map<String, Accessor> writers = new HashMap<>();
    for (PropertyDraft property : properties) {
      claims
          .methodOf(property.element())
          .map(method -> finder.writer(method, property.type()))
          .ifPresent(writer -> writers.put(property.name(), writer));
    }
    return new BuilderCandidate(creator, builder, writers, claims);
  }
}
