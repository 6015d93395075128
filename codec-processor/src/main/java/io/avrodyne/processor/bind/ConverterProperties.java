package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroLogicalType;
import io.avrodyne.processor.discover.ConverterDeclaration;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.plan.Choice;
import io.avrodyne.processor.plan.Converted;
import io.avrodyne.processor.plan.OrNull;
import io.avrodyne.processor.plan.Symbols;
import io.avrodyne.processor.plan.ValuePlan;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The properties that a converter adds to the schema of its Avro side, and the check that it may
 * add them.
 */
final class ConverterProperties {

  private static final String LOGICAL_TYPE = "logicalType";

  private static final Set<String> RESERVED =
      Set.of(
          "aliases",
          "default",
          "doc",
          "fields",
          "items",
          "name",
          "namespace",
          "size",
          "symbols",
          "type",
          "values",
          LOGICAL_TYPE);

  private ConverterProperties() {}

  /** Returns the properties, the logical type first. */
  static Map<String, Object> of(
      ConverterDeclaration converter, ValuePlan base, BindingContext context) throws Unbindable {
    Markers markers = Markers.of(converter.type());
    Map<String, Object> properties = new LinkedHashMap<>();
    markers
        .find(AvroLogicalType.class)
        .flatMap(marker -> marker.text("value"))
        .ifPresent(name -> properties.put(LOGICAL_TYPE, name));
    for (Marker marker : markers.props()) {
      String key = marker.text("key").orElse("");
      if (RESERVED.contains(key)
          || properties.putIfAbsent(key, marker.text("value").orElse("")) != null) {
        throw Unbindable.because(ConverterProblems.property(context, converter, key));
      }
    }
    requireNoConflict(base, properties, converter, context);
    return properties;
  }

  private static void requireNoConflict(
      ValuePlan base,
      Map<String, Object> added,
      ConverterDeclaration converter,
      BindingContext context)
      throws Unbindable {
    ValuePlan plain = base;
    while (plain instanceof Converted converted) {
      for (String key : converted.properties().keySet()) {
        if (added.containsKey(key)) {
          throw Unbindable.because(ConverterProblems.twoLogicalTypes(context, converter, key));
        }
      }
      plain = converted.base();
    }
    if (!added.isEmpty() && isShared(plain)) {
      throw Unbindable.because(ConverterProblems.namedSide(context, converter));
    }
  }

  private static boolean isShared(ValuePlan plan) {
    return plan instanceof ValuePlan.Nested
        || plan instanceof Symbols
        || plan instanceof Choice
        || plan instanceof OrNull;
  }
}
