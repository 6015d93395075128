package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.RefusedType;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.lang.model.element.TypeElement;

/**
 * The problems found in a compilation. Those that keep a type from being emitted may be gone in the
 * next round, and are found again if they are not; those of emission stay.
 */
final class Findings {

  private final Function<String, TypeElement> elements;
  private final Map<String, List<Problem>> ofRound = new LinkedHashMap<>();
  private final List<Problem> ofEmission = new ArrayList<>();

  /** Creates one; {@code elements} looks types up by their qualified names. */
  Findings(Function<String, TypeElement> elements) {
    this.elements = elements;
  }

  /** Forgets the problems of earlier rounds, except those of emission. */
  void beginRound() {
    ofRound.clear();
  }

  /**
   * Forgets failures of the processor: types that the compiler refuses are described only in part,
   * and an exception about what is missing is no news beside the compiler's own message.
   */
  void forgetFailures() {
    ofRound.values().forEach(found -> found.removeIf(each -> each.code() == Code.INTERNAL));
    ofEmission.removeIf(each -> each.code() == Code.INTERNAL);
  }

  /** Returns whether this round has found nothing. */
  boolean areNone() {
    return ofRound.values().stream().allMatch(List::isEmpty);
  }

  /** Returns the problems of a type in this round, to be added to. */
  List<Problem> of(String name) {
    return ofRound.computeIfAbsent(name, any -> new ArrayList<>());
  }

  /** Returns the problems of emission, to be added to. */
  List<Problem> ofEmission() {
    return ofEmission;
  }

  /** Reports everything, type by type; a problem that several types have is reported once. */
  void report(ProblemReporter reporter) {
    ofRound.values().stream().flatMap(List::stream).distinct().forEach(reporter::report);
    ofEmission.forEach(reporter::report);
  }

  /**
   * Returns the result of a step of a round; if the step throws, adds a problem and returns
   * nothing.
   */
  <T> Optional<T> guarded(String name, Supplier<Optional<T>> step) {
    return guarded(name, of(name), step);
  }

  /** Turns an unexpected exception into a problem that names the type. */
  <T> Optional<T> guarded(String name, List<Problem> found, Supplier<Optional<T>> step) {
    try {
      return step.get();
    } catch (RefusedType e) {
      return Optional.empty();
    } catch (RuntimeException e) {
      found.add(InternalProblem.of(e, elements.apply(name)));
      return Optional.empty();
    } catch (StackOverflowError e) {
      found.add(tooDeep(elements.apply(name)));
      return Optional.empty();
    }
  }

  /** A chain of thousands of records that contain each other exhausts the stack. */
  private static Problem tooDeep(TypeElement type) {
    return new Problem(
        Code.SCHEMA_TEXT,
        type.getSimpleName() + " has a schema that Avro cannot read: it is nested too deeply.",
        "The codec and every reader parse the text of the schema.",
        "Shorten the text that is too long, or use fewer levels of nesting.",
        ElementOrigin.of(type));
  }
}
