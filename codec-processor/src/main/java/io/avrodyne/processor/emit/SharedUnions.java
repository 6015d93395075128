package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/**
 * The assignment of the code of a union to one class. Otherwise all records that contain the union
 * and are its branches would have that code, and its size would grow with the square of their
 * number. The class is that of the first branch that contains the same union and has a codec of its
 * own in the package. A branch that contains it only within another union does not count if the
 * code of that union may be in another class, because the branch would not have the code then.
 *
 * <p>Branches compiled before are ignored: only their schemas are known.
 */
final class SharedUnions {

  private final Catalog catalog;
  private final Map<Use, Optional<ValuePlan.Nested>> containers = new HashMap<>();
  private final Map<Use, Optional<ValuePlan.Nested>> owners = new HashMap<>();

  SharedUnions(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns the branch that has the code that a class calls; empty if the class has its own. */
  Optional<ValuePlan.Nested> ownerOf(Choice choice, ClassName caller) {
    return owners
        .computeIfAbsent(
            new Use(choice, caller.packageName()), use -> firstBranch(use, this::reached))
        .filter(owner -> !owner.codec().equals(caller));
  }

  /**
   * Returns the shapes that a class has code for, starting with one of its own. A union whose code
   * is in another class is replaced by the branch that has the code.
   */
  Stream<ValuePlan> emitted(ValuePlan shape, ClassName caller) {
    Optional<ValuePlan.Nested> owner =
        shape instanceof Choice choice ? ownerOf(choice, caller) : Optional.empty();
    return owner.isPresent()
        ? Stream.of(owner.get())
        : Stream.concat(
            Stream.of(shape), shape.executedParts().flatMap(part -> emitted(part, caller)));
  }

  /**
   * Returns a shape of a class and those that it is made of, without those within unions that may
   * have their code in another class.
   */
  private Stream<ValuePlan> reached(ValuePlan shape, ClassName codec) {
    return shape instanceof Choice choice && mayBeElsewhere(choice, codec)
        ? Stream.of(shape)
        : Stream.concat(
            Stream.of(shape), shape.executedParts().flatMap(part -> reached(part, codec)));
  }

  /**
   * Returns whether a union may have its code in another class: it is in the first branch that
   * contains the union, in a later one, or in every class.
   */
  private boolean mayBeElsewhere(Choice choice, ClassName codec) {
    return containers
        .computeIfAbsent(
            new Use(choice, codec.packageName()),
            use -> firstBranch(use, (shape, container) -> shape.executed()))
        .filter(first -> !first.codec().equals(codec))
        .isPresent();
  }

  /**
   * Finds the first branch with a codec of its own in the package that contains the union.
   *
   * @param parts the shapes in a value of a class that count
   */
  private Optional<ValuePlan.Nested> firstBranch(
      Use use, BiFunction<ValuePlan, ClassName, Stream<ValuePlan>> parts) {
    return use.choice().branches().stream()
        .map(Choice.Branch::value)
        .filter(ValuePlan.Nested.class::isInstance)
        .map(ValuePlan.Nested.class::cast)
        .filter(
            branch ->
                values(branch.codec(), use.home())
                    .flatMap(value -> parts.apply(value, branch.codec()))
                    .anyMatch(use.choice()::equals))
        .findFirst();
  }

  private Stream<ValuePlan> values(ClassName codec, String home) {
    return codec.enclosingClassName() == null
            && codec.packageName().equals(home)
            && catalog.shape(codec) instanceof RecordPlan plan
        ? plan.values().stream()
        : Stream.empty();
  }

  private record Use(Choice choice, String home) {}
}
