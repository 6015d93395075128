package io.avrodyne.processor.bind;

import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.Origin;
import io.avrodyne.processor.plan.ValuePlan;

/**
 * The names of fixed types: the name that the annotation gives, else {@code Record_field}, made of
 * the Avro names of both, in the namespace of the record. So two fields without such a name never
 * share a fixed, and changing one never changes the other.
 */
final class FixedNames {

  private FixedNames() {}

  /** Returns the fixed that an annotation asks for. */
  static ValuePlan.Fixed fixed(Marker marker, BindingContext context, int size) {
    String name =
        marker.text("name").filter(text -> !text.isEmpty()).orElseGet(context::namePrefix);
    String namespace = marker.text("namespace").orElse(context.namespace());
    return fixed(context, name, namespace, marker.origin(), size);
  }

  /** Returns the fixed of a Java type that always is one. */
  static ValuePlan.Fixed fixed(BindingContext context, int size) {
    return fixed(context, context.namePrefix(), context.namespace(), context.origin(), size);
  }

  private static ValuePlan.Fixed fixed(
      BindingContext context, String name, String namespace, Origin origin, int size) {
    return new ValuePlan.Fixed(new NamePlan(context.subject(), name, namespace, origin), size);
  }
}
