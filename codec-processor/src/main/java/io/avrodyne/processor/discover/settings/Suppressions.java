package io.avrodyne.processor.discover.settings;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;

/** A test for {@code @SuppressWarnings} that silences our warnings. */
public final class Suppressions {

  private static final Set<String> NAMES = Set.of("avrodyne", "all");

  private Suppressions() {}

  /** Returns whether an element, or one around it, silences our warnings. */
  public static boolean apply(Element element) {
    for (Element each = element; each != null; each = each.getEnclosingElement()) {
      List<String> names =
          AnnotationReader.find(each, SuppressWarnings.class.getCanonicalName())
              .map(mirror -> new Marker(mirror, element).texts("value"))
              .orElse(List.of());
      if (names.stream().anyMatch(NAMES::contains)) {
        return true;
      }
    }
    return false;
  }
}
