package io.avrodyne.processor.discover.creator;

import io.avrodyne.api.AvroCreator;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.member.TypeFit;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** A finder of the constructor or static method that is marked with {@code @AvroCreator}. */
final class NamedCreator {

  private final Members members;
  private final TypeElement type;
  private final List<PropertyDraft> properties;
  private final CallFinder calls;
  private final TypeFit fit;

  NamedCreator(Members members, List<PropertyDraft> properties, CallFinder calls) {
    this.members = members;
    this.type = members.element();
    this.properties = List.copyOf(properties);
    this.calls = calls;
    this.fit = new TypeFit(members.types());
  }

  /** Returns the choice of the creator, or of none if it cannot be used; empty without a mark. */
  Optional<CreatorChoice> find() {
    List<ExecutableElement> marked =
        Stream.concat(
                ElementFilter.constructorsIn(type.getEnclosedElements()).stream(),
                ElementFilter.methodsIn(type.getEnclosedElements()).stream())
            .filter(each -> Markers.of(each).has(AvroCreator.class))
            .toList();
    if (marked.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        marked.size() > 1
            ? CreatorChoice.none(
                List.of(CreatorProblem.severalNamed(type, marked.get(0), marked.get(1))))
            : choice(marked.get(0)));
  }

  private CreatorChoice choice(ExecutableElement creator) {
    Optional<Problem> unusable = unusable(creator);
    if (unusable.isPresent()) {
      return CreatorChoice.none(List.of(unusable.get()));
    }
    CallCandidate candidate = candidate(creator);
    if (candidate.strangers(properties, fit) > 0) {
      return CreatorChoice.none(List.of(calls.problem(candidate)));
    }
    List<Problem> unwritten =
        calls.rest(candidate).stream()
            .filter(property -> property.filled() == null)
            .map(property -> CreatorProblem.notTaken(type, candidate, property))
            .toList();
    return unwritten.isEmpty()
        ? calls.choice(candidate, PropertyDraft::filled)
        : CreatorChoice.none(unwritten);
  }

  private CallCandidate candidate(ExecutableElement creator) {
    CallCandidate named = CallCandidate.of(creator, members, new ParameterNames(properties));
    return named.isNameless() ? named.matchedByType(properties, fit) : named;
  }

  private Optional<Problem> unusable(ExecutableElement creator) {
    if (!isConstructor(creator) && !Members.isStatic(creator)) {
      return Optional.of(CreatorProblem.unusable(type, creator, "is not static"));
    }
    if (!CallCandidate.makes(creator, members)) {
      return Optional.of(
          CreatorProblem.unusable(type, creator, "does not return " + type.getSimpleName()));
    }
    if (!members.isVisible(creator) && !(isConstructor(creator) && members.isReachable(creator))) {
      return Optional.of(CreatorProblem.inaccessible(type, creator));
    }
    return members.isUnchecked(creator)
        ? Optional.empty()
        : Optional.of(CreatorProblem.unusable(type, creator, "throws a checked exception"));
  }

  private static boolean isConstructor(ExecutableElement creator) {
    return creator.getKind() == ElementKind.CONSTRUCTOR;
  }
}
