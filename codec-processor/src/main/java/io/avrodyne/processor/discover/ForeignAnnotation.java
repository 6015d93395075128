package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.JacksonAnnotations;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/**
 * The annotations of other libraries that keep a property out of what those libraries write. They
 * are recognized by name, because no library need be on the class path of the processor.
 *
 * <p>An annotation that only keeps a property from being read, such as {@code READ_ONLY} and {@code
 * deserialize = false}, is not one of them: the library writes the property.
 */
@SuppressWarnings("ImmutableEnumChecker") // Set.of is immutable.
enum ForeignAnnotation {
  JSON_IGNORE(Condition.unless("value", "false"), JacksonAnnotations.names("JsonIgnore")),
  JSON_WRITE_ONLY(Condition.when("access", "WRITE_ONLY"), JacksonAnnotations.names("JsonProperty")),
  JSON_BACK_REFERENCE(Condition.ALWAYS, JacksonAnnotations.names("JsonBackReference")),
  BEANS_TRANSIENT(Condition.unless("value", "false"), "java.beans.Transient"),
  JSONB_TRANSIENT(
      Condition.ALWAYS,
      "javax.json.bind.annotation.JsonbTransient",
      "jakarta.json.bind.annotation.JsonbTransient"),
  GSON_EXPOSE(Condition.when("serialize", "false"), "com.google.gson.annotations.Expose"),
  MOSHI_JSON(Condition.when("ignore", "true"), "com.squareup.moshi.Json"),
  FASTJSON_FIELD(
      Condition.when("serialize", "false"),
      "com.alibaba.fastjson.annotation.JSONField",
      "com.alibaba.fastjson2.annotation.JSONField"),
  XML_TRANSIENT(
      Condition.ALWAYS,
      "javax.xml.bind.annotation.XmlTransient",
      "jakarta.xml.bind.annotation.XmlTransient"),
  PERSISTENCE_TRANSIENT(
      Condition.ALWAYS,
      "javax.persistence.Transient",
      "jakarta.persistence.Transient",
      "org.springframework.data.annotation.Transient");

  private static final Set<String> JSON_INCLUDES =
      Set.of(
          JacksonAnnotations.names("JsonProperty")[0], JacksonAnnotations.names("JsonGetter")[0]);

  private final Condition condition;
  private final Set<String> names;

  ForeignAnnotation(Condition condition, String... names) {
    this.condition = condition;
    this.names = Set.of(names);
  }

  /** Finds the one that an annotation is, if its attributes have the values that count. */
  static Optional<ForeignAnnotation> of(AnnotationMirror mirror) {
    return Stream.of(values())
        .filter(each -> each.names.contains(AnnotationReader.name(mirror)))
        .filter(each -> each.condition.holds(mirror))
        .findFirst();
  }

  /** Returns whether it is about storing a property rather than about sending it. */
  boolean isAboutStoring() {
    return this == PERSISTENCE_TRANSIENT;
  }

  /** JSON-B reads a property whose getter alone is marked, and writes one whose setter is. */
  boolean countsAt(ForeignSpot.Place place) {
    return this != JSONB_TRANSIENT || place.isRead();
  }

  /**
   * Returns whether an annotation at another place takes the property in again: Jackson and JAXB
   * then ignore only the place that is marked.
   */
  boolean isOverruledBy(AnnotationMirror other) {
    String name = AnnotationReader.name(other);
    return switch (this) {
      case JSON_IGNORE, BEANS_TRANSIENT -> JSON_INCLUDES.contains(name);
      case XML_TRANSIENT -> name.contains(".xml.bind.annotation.Xml");
      default -> false;
    };
  }

  /** Returns the annotation as messages show it. */
  String text(AnnotationMirror mirror) {
    return "@" + mirror.getAnnotationType().asElement().getSimpleName() + condition.text();
  }

  /**
   * What an attribute must be.
   *
   * @param attribute its name, "" for an annotation that counts in any case
   * @param otherwise whether the annotation counts if the attribute is not written out
   */
  private record Condition(String attribute, String value, boolean otherwise) {

    static final Condition ALWAYS = new Condition("", "", true);

    static Condition when(String attribute, String value) {
      return new Condition(attribute, value, false);
    }

    static Condition unless(String attribute, String value) {
      return new Condition(attribute, value, true);
    }

    boolean holds(AnnotationMirror mirror) {
      return AnnotationReader.value(mirror, attribute)
          .map(each -> each.getValue() instanceof Element e ? e.getSimpleName() : each.getValue())
          .map(given -> value.contentEquals(given.toString()) != otherwise)
          .orElse(otherwise);
    }

    String text() {
      return otherwise ? "" : "(" + attribute + " = " + value + ")";
    }
  }
}
