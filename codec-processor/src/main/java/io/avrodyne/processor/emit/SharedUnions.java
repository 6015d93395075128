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
 * Tells which class has the code of a union, so that records that hold it, and are its branches, do
 * not all have it: their code would grow with the square of their number. It is the first branch
 * that holds the same union and has a codec of its own in the package.
 *
 * <p>Branches compiled before are passed over: nothing is known of them but their schemas.
 */
final class SharedUnions {

  private final Catalog catalog;
  private final Map<Use, Optional<ValuePlan.Nested>> owners = new HashMap<>();

  SharedUnions(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns the branch that has the code that a class calls, nothing if it has its own. */
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
   * Returns the shapes that a class has code for, from one of its own on. In the place of a union
   * of another class there is the branch that has its code.
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
