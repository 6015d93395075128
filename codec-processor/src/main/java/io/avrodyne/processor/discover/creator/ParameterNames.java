package io.avrodyne.processor.discover.creator;

import io.avrodyne.api.AvroName;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.JacksonAnnotations;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/**
 * The names of the properties that the parameters of a constructor or static method take: one that
 * an annotation gives it, or the parameter's own.
 */
final class ParameterNames {

  private static final String JSON_CREATOR = "com.fasterxml.jackson.annotation.JsonCreator";
  private static final String JSON_PROPERTY = "com.fasterxml.jackson.annotation.JsonProperty";
  private static final String LISTED = "java.beans.ConstructorProperties";

  private final List<PropertyDraft> properties;

  ParameterNames(List<PropertyDraft> properties) {
    this.properties = List.copyOf(properties);
  }

  /** Returns whether an annotation says that a call takes properties. */
  static boolean areGiven(ExecutableElement call) {
    return AnnotationReader.find(call, JSON_CREATOR).isPresent()
        || AnnotationReader.find(call, LISTED).isPresent();
  }

  /** Returns the name of the property of a parameter, or its own name if it takes no property. */
  String of(ExecutableElement call, int index) {
    return annotated(call, index).stream()
        .findFirst()
        .orElseGet(() -> call.getParameters().get(index).getSimpleName().toString());
  }

  /** Finds a parameter whose annotations name several properties. */
  Optional<VariableElement> contradictory(ExecutableElement call) {
    return IntStream.range(0, call.getParameters().size())
        .filter(index -> annotated(call, index).size() > 1)
        .mapToObj(index -> (VariableElement) call.getParameters().get(index))
        .findFirst();
  }

  /** Returns the different properties that the annotations of a parameter name. */
  private List<String> annotated(ExecutableElement call, int index) {
    VariableElement parameter = call.getParameters().get(index);
    return Stream.of(
            value(parameter, AvroName.class.getCanonicalName()).flatMap(this::ofAvroName),
            listed(call, index).flatMap(this::ofName),
            value(parameter, JSON_PROPERTY).flatMap(this::ofJsonName))
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  private Optional<String> ofName(String name) {
    return find(property -> property.name().equals(name));
  }

  private Optional<String> ofAvroName(String name) {
    return find(property -> avroName(property).equals(name)).or(() -> ofName(name));
  }

  /** As for Jackson, a property with a name in JSON does not have its Java name there. */
  private Optional<String> ofJsonName(String name) {
    return find(property -> jsonNames(property).anyMatch(name::equals))
        .or(
            () ->
                find(
                    property ->
                        property.name().equals(name) && jsonNames(property).findAny().isEmpty()));
  }

  private Optional<String> find(Predicate<PropertyDraft> condition) {
    return properties.stream().filter(condition).map(PropertyDraft::name).findFirst();
  }

  private static String avroName(PropertyDraft property) {
    return property
        .markers()
        .find(AvroName.class)
        .flatMap(marker -> marker.text("value"))
        .orElse(property.name());
  }

  private static Stream<String> jsonNames(PropertyDraft property) {
    return property.markers().all().stream()
        .filter(marker -> JacksonAnnotations.isNaming(marker.kind()))
        .flatMap(marker -> marker.text("value").stream())
        .filter(name -> !name.isEmpty());
  }

  private static Optional<String> value(Element element, String annotation) {
    return AnnotationReader.find(element, annotation)
        .flatMap(mirror -> AnnotationReader.text(mirror, "value"))
        .filter(name -> !name.isEmpty());
  }

  private static Optional<String> listed(ExecutableElement call, int index) {
    Optional<AnnotationMirror> list = AnnotationReader.find(call, LISTED);
    return list.stream()
        .flatMap(mirror -> AnnotationReader.values(mirror, "value").stream())
        .map(AnnotationValue::getValue)
        .map(Object::toString)
        .skip(index)
        .findFirst();
  }
}
