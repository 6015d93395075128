package io.avrodyne.processor.bind;

import io.avrodyne.processor.discover.Marker;
import io.avrodyne.processor.plan.NamePlan;
import io.avrodyne.processor.plan.ValuePlan;

/**
 * Names fixed types: as their annotation says, else {@code Type_field} in the namespace of the
 * type.
 */
final class FixedNames {

  private FixedNames() {}

  /** Returns the fixed that an annotation asks for. */
  static ValuePlan.Fixed fixed(Marker marker, Site site, int size) {
    String name =
        marker
            .text("name")
            .filter(text -> !text.isEmpty())
            .orElse(site.subject().replace('.', '_'));
    String namespace = marker.text("namespace").orElse(site.namespace());
    return new ValuePlan.Fixed(
        new NamePlan(site.subject(), name, namespace, marker.origin()), size);
  }
}
