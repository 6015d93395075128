package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.JacksonAnnotations;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;

/** Jackson's annotations that list properties by their names in JSON. */
final class ForeignNames {

  private static final Set<String> IGNORED =
      Set.of(JacksonAnnotations.names("JsonIgnoreProperties"));
  private static final Set<String> INCLUDED =
      Set.of(JacksonAnnotations.names("JsonIncludeProperties"));

  private ForeignNames() {}

  /** Returns the names that annotations give to a property; empty if it has the name of Java. */
  static Set<String> given(List<ForeignSpot> spots) {
    return spots.stream()
        .flatMap(spot -> spot.annotations().stream())
        .filter(mirror -> JacksonAnnotations.isNaming(AnnotationReader.name(mirror)))
        .flatMap(mirror -> AnnotationReader.text(mirror, "value").stream())
        .filter(name -> !name.isEmpty())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Returns whether some annotations list properties. */
  static boolean list(List<? extends AnnotationMirror> annotations) {
    return annotations.stream()
        .map(AnnotationReader::name)
        .anyMatch(name -> IGNORED.contains(name) || INCLUDED.contains(name));
  }

  /**
   * Finds the annotation that keeps a property from being written, as messages show it.
   *
   * @param annotations those on the class, or on a property of that type
   */
  static Optional<String> excluder(
      List<? extends AnnotationMirror> annotations, ForeignProperty property) {
    return annotations.stream()
        .filter(mirror -> excludes(mirror, property))
        .map(mirror -> "@" + mirror.getAnnotationType().asElement().getSimpleName())
        .findFirst();
  }

  private static boolean excludes(AnnotationMirror mirror, ForeignProperty property) {
    String name = AnnotationReader.name(mirror);
    return INCLUDED.contains(name)
        ? AnnotationReader.value(mirror, "value").isPresent() && !lists(mirror, property)
        : IGNORED.contains(name)
            && !AnnotationReader.flag(mirror, "allowGetters", false)
            && lists(mirror, property);
  }

  private static boolean lists(AnnotationMirror mirror, ForeignProperty property) {
    List<String> listed =
        AnnotationReader.values(mirror, "value").stream()
            .map(each -> String.valueOf(each.getValue()))
            .toList();
    Set<String> given = property.given();
    return given.isEmpty()
        ? property.names().stream().map(ForeignNames::plain).anyMatch(plain(listed)::contains)
        : listed.stream().anyMatch(given::contains);
  }

  private static Set<String> plain(List<String> names) {
    return names.stream().map(ForeignNames::plain).collect(Collectors.toUnmodifiableSet());
  }

  /** A mapper may write the names of Java in another case, with underscores or hyphens. */
  private static String plain(String name) {
    return name.replaceAll("[_.-]", "").toLowerCase(Locale.ROOT);
  }
}
