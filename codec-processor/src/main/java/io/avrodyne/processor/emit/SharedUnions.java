package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.RecordPlan;
import io.avrodyne.processor.plan.ValuePlan;
import io.avrodyne.processor.schema.Catalog;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The assignment of the code of a union to one class. Otherwise all records that contain the union
 * and are its branches would have that code, and its size would grow with the square of their
 * number. The class is that of the first branch that contains the same union and has a codec of its
 * own in the package.
 *
 * <p>Branches compiled before are ignored: only their schemas are known.
 */
final class SharedUnions {

  private final Catalog catalog;
  private final Map<Use, Optional<ValuePlan.Nested>> owners = new HashMap<>();

  SharedUnions(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns the branch that has the code that a class calls; empty if the class has its own. */
  Optional<ValuePlan.Nested> ownerOf(Choice choice, ClassName caller) {
    Use use = new Use(choice, caller.packageName());
    Optional<ValuePlan.Nested> known = owners.get(use);
    if (known == null) {
      known =
          choice.branches().stream()
              .map(Choice.Branch::value)
              .filter(ValuePlan.Nested.class::isInstance)
              .map(ValuePlan.Nested.class::cast)
              .filter(branch -> isOwner(branch.codec(), use))
              .findFirst();
      owners.put(use, known);
    }
    return known.filter(owner -> !owner.codec().equals(caller));
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

  private boolean isOwner(ClassName codec, Use use) {
    return codec.enclosingClassName() == null
        && codec.packageName().equals(use.home())
        && catalog.shape(codec) instanceof RecordPlan plan
        && plan.values().stream().flatMap(ValuePlan::executed).anyMatch(use.choice()::equals);
  }

  private record Use(Choice choice, String home) {}
}
