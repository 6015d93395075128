package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroDoc;
import io.avrodyne.processor.discover.Marker;
import io.avrodyne.processor.discover.Markers;
import io.avrodyne.processor.plan.Attributes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what annotations add to a schema. */
final class MarkedAttributes {

  private MarkedAttributes() {}

  /** Returns it; {@code doc} is what another annotation says, which wins. */
  static Attributes of(Markers markers, Optional<String> doc) {
    return new Attributes(
        doc.or(() -> markers.find(AvroDoc.class).flatMap(marker -> marker.text("value")))
            .orElse(null),
        markers.find(AvroAlias.class).map(marker -> marker.texts("value")).orElse(List.of()),
        properties(markers));
  }

  /** Returns the further attributes of a schema. */
  static Map<String, Object> properties(Markers markers) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (Marker marker : markers.props()) {
      properties.putIfAbsent(marker.text("key").orElse(""), marker.text("value").orElse(""));
    }
    return properties;
  }
}
