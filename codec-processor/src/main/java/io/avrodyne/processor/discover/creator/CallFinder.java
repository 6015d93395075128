package io.avrodyne.processor.discover.creator;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.member.TypeFit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** A finder of the constructors and static methods that take properties. */
final class CallFinder {

  private final Members members;
  private final TypeElement type;
  private final List<PropertyDraft> properties;
  private final ParameterNames names;
  private final TypeFit fit;

  CallFinder(Members members, List<PropertyDraft> properties) {
    this.members = members;
    this.type = members.element();
    this.properties = List.copyOf(properties);
    this.names = new ParameterNames(properties);
    this.fit = new TypeFit(members.types());
  }

  /** Finds the constructor or the static method that takes all properties. */
  Optional<CreatorChoice> whole(boolean constructors) {
    return choice(
        candidates(constructors),
        candidate -> candidate.mismatches(properties, fit) == 0,
        PropertyDraft::writer);
  }

  /**
   * Finds the constructor or the static method that takes the most properties, if all others can be
   * written.
   *
   * @param writer how a property is written, null if it cannot be
   */
  Optional<CreatorChoice> part(
      boolean constructors, Function<PropertyDraft, @Nullable Accessor> writer) {
    return part(candidates(constructors), writer);
  }

  /**
   * Finds a constructor or static method that takes all properties, as its annotations say, but
   * that the package cannot call: other ways of making objects are not meant for data then.
   */
  Optional<CreatorChoice> given() {
    return type.getEnclosedElements().stream()
        .filter(ExecutableElement.class::isInstance)
        .map(ExecutableElement.class::cast)
        .filter(call -> ParameterNames.areGiven(call) && !members.isVisible(call))
        .map(call -> CallCandidate.of(call, members, names))
        .filter(candidate -> candidate.mismatches(properties, fit) == 0)
        .findFirst()
        .map(this::given);
  }

  private CreatorChoice given(CallCandidate candidate) {
    boolean usable = members.hiddenConstructors().contains(candidate.element());
    return usable
        ? choice(candidate, PropertyDraft::filled)
        : CreatorChoice.none(List.of(CreatorProblem.hiddenCreator(type, candidate)));
  }

  /** Finds the constructor that only the class can call and that takes the most properties. */
  Optional<CreatorChoice> hidden() {
    return part(
        CallCandidate.of(members, members.hiddenConstructors(), names), PropertyDraft::filled);
  }

  private Optional<CreatorChoice> part(
      List<CallCandidate> all, Function<PropertyDraft, @Nullable Accessor> writer) {
    Predicate<CallCandidate> usable =
        candidate ->
            candidate.strangers(properties, fit) == 0
                && rest(candidate).stream().allMatch(each -> writer.apply(each) != null);
    int most =
        all.stream().filter(usable).mapToInt(each -> each.parameters().size()).max().orElse(0);
    return choice(all, usable.and(each -> each.parameters().size() == most), writer);
  }

  /** Returns the choice of a candidate. */
  CreatorChoice choice(
      CallCandidate candidate, Function<PropertyDraft, @Nullable Accessor> writer) {
    Optional<VariableElement> contradictory = names.contradictory(candidate.element());
    if (contradictory.isPresent()) {
      return CreatorChoice.none(
          List.of(CreatorProblem.contradictory(type, candidate, contradictory.get())));
    }
    Map<String, Accessor> writers = CreatorChoice.writers(rest(candidate), writer);
    Invocation call =
        members.isVisible(candidate.element())
            ? CallCandidate.callOf(candidate.element(), members)
            : CallCandidate.hiddenCallOf(candidate.element(), members.types());
    return new CreatorChoice(candidate.creator(call, properties, fit), writers, List.of());
  }

  /** Returns the properties that a candidate does not take. */
  List<PropertyDraft> rest(CallCandidate candidate) {
    return properties.stream().filter(property -> !candidate.takes(property, fit)).toList();
  }

  /** Finds the problem with the candidate that the user most likely meant. */
  Optional<Problem> nearest() {
    List<CallCandidate> candidates = new ArrayList<>(candidates(true));
    candidates.addAll(candidates(false));
    return candidates.stream()
        .min(Comparator.comparing(each -> each.mismatches(properties, fit)))
        .map(this::problem);
  }

  /** Returns the problem with a candidate that cannot be used. */
  Problem problem(CallCandidate candidate) {
    return candidate.isNameless()
        ? CreatorProblem.nameless(type, candidate)
        : CreatorProblem.mismatch(type, candidate, properties, fit);
  }

  /** Returns the candidates of the class, and those of the class that Immutables generates. */
  List<CallCandidate> candidates(boolean constructors) {
    if (constructors) {
      return type.getModifiers().contains(Modifier.ABSTRACT)
          ? List.of()
          : CallCandidate.of(members, members.constructors(), names);
    }
    List<CallCandidate> candidates =
        new ArrayList<>(CallCandidate.of(members, members.factories(), names));
    ImmutableFinder.find(members)
        .map(members::of)
        .ifPresent(
            generated ->
                candidates.addAll(CallCandidate.of(generated, generated.factories(), names)));
    return candidates;
  }

  private Optional<CreatorChoice> choice(
      List<CallCandidate> all,
      Predicate<CallCandidate> usable,
      Function<PropertyDraft, @Nullable Accessor> writer) {
    List<CallCandidate> matching = best(all.stream().filter(usable).toList());
    if (matching.size() > 1) {
      return Optional.of(CreatorChoice.none(List.of(CreatorProblem.ambiguous(type, matching))));
    }
    return matching.stream().map(each -> choice(each, writer)).findFirst();
  }

  /**
   * Returns the candidates with the most parameters of exactly the type of their property, and of
   * these the ones whose annotations name the properties, if there are any.
   */
  private List<CallCandidate> best(List<CallCandidate> matching) {
    long most =
        matching.stream().mapToLong(each -> each.sameTypes(properties, fit)).max().orElse(0);
    List<CallCandidate> closest =
        matching.stream().filter(each -> each.sameTypes(properties, fit) == most).toList();
    List<CallCandidate> given =
        closest.stream().filter(each -> ParameterNames.areGiven(each.element())).toList();
    return given.isEmpty() ? closest : given;
  }
}
