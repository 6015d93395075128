package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroAlias;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.ElementFilter;

/**
 * Holds what an annotation says, defaults included, so that two of them can be compared.
 *
 * @param attributes the values by name, as source text
 */
record MarkerValues(Map<String, String> attributes) {

  static MarkerValues of(Marker marker) {
    if (marker.isA(AvroAlias.class)) {
      return new MarkerValues(Map.of("value", marker.texts("value").toString()));
    }
    Map<String, String> attributes = new TreeMap<>();
    for (ExecutableElement attribute :
        ElementFilter.methodsIn(
            marker.mirror().getAnnotationType().asElement().getEnclosedElements())) {
      String name = attribute.getSimpleName().toString();
      AnnotationValue value =
          AnnotationReader.value(marker.mirror(), name).orElse(attribute.getDefaultValue());
      attributes.put(name, String.valueOf(value));
    }
    return new MarkerValues(attributes);
  }

  /** Returns whether what both give has the same values; ours give more than Apache's. */
  boolean agreesWith(MarkerValues other) {
    return attributes.entrySet().stream()
        .allMatch(
            entry ->
                other
                    .attributes
                    .getOrDefault(entry.getKey(), entry.getValue())
                    .equals(entry.getValue()));
  }
}
