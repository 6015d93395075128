package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.PropertyDeclaration;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.plan.ContainerPlan;
import io.avrodyne.processor.plan.Conversion;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Presence;
import io.avrodyne.processor.plan.RuntimeNames;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.Optional;

/** A collection or map that encoding takes from a getter of a supertype. */
final class WiderTypes {

  private WiderTypes() {}

  /** Returns the shape of the value that the getter of a property returns. */
  static ValuePlan taken(ValuePlan value, PropertyDeclaration property) throws Unbindable {
    Accessor getter = property.reader();
    return getter.wider() && !isMapOfPairs(value)
        ? taken(value, JavaTypeNames.plain(getter.type()))
            .orElseThrow(() -> Unbindable.because(notTaken(property)))
        : value;
  }

  /** The runtime takes the pairs of any map. */
  private static boolean isMapOfPairs(ValuePlan value) {
    return value instanceof Converted converted
        && converted.conversion() instanceof Conversion.Values values
        && values.receiver().owner().equals(RuntimeNames.PAIR_MAPS);
  }

  /** Returns the shape that encoding takes as another type, if the shape allows that. */
  private static Optional<ValuePlan> taken(ValuePlan value, TypeName wider) {
    if (value instanceof ValuePlan.Items items) {
      return Optional.of(
          new ValuePlan.Items(
              items.javaType(), wider, items.item(), byIterator(items.container())));
    }
    if (value instanceof ValuePlan.Entries entries) {
      return Optional.of(
          new ValuePlan.Entries(
              entries.javaType(), wider, entries.key(), entries.value(), entries.map()));
    }
    return value instanceof OrNull orNull && orNull.presence() == Presence.REFERENCE
        ? taken(orNull.value(), wider)
            .map(held -> new OrNull(orNull.javaType(), held, orNull.nullFirst(), orNull.presence()))
        : Optional.empty();
  }

  /** Returns the problem of a shape that encoding takes only as the type of its property. */
  private static Problem notTaken(PropertyDeclaration property) {
    return new Problem(
        Code.NOT_READABLE,
        property.subject()
            + " cannot be read: "
            + property.reader().name()
            + " returns "
            + JavaTypeNames.plain(property.reader().type())
            + ", not "
            + JavaTypeNames.plain(property.type())
            + ".",
        "What a converter takes has the type of the field.",
        "Let the getter return the field's type, or make the field package-private.",
        property.origin());
  }

  private static ContainerPlan byIterator(ContainerPlan container) {
    return new ContainerPlan(
        ContainerPlan.Access.COLLECTION,
        container.built(),
        container.creation(),
        container.result(),
        container.filling());
  }
}
