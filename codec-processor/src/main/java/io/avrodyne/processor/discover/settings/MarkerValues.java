package io.avrodyne.processor.discover.settings;

import io.avrodyne.api.AvroAlias;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.ElementFilter;

/**
 * The values of an annotation, defaults included, for comparison with another annotation.
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

  /**
   * Returns whether the attributes that both have are equal; ours have more attributes than
   * Apache's.
   */
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
