package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * A place where other libraries look for annotations of a property.
 *
 * @param place its kind
 * @param element the field, accessor or parameter
 * @param annotations those on it, those on the methods that it overrides, and those that
 *     annotations of an application stand for
 */
record ForeignSpot(Place place, Element element, List<AnnotationMirror> annotations) {

  /** The kinds of places. */
  enum Place {
    FIELD(""),
    GETTER("its getter "),
    SETTER("its setter "),
    PARAMETER("the parameter ");

    private final String text;

    Place(String text) {
      this.text = text;
    }

    /** Returns whether a library that writes the property may read it there. */
    boolean isRead() {
      return this == FIELD || this == GETTER;
    }
  }

  /** Copies the list. */
  ForeignSpot {
    annotations = List.copyOf(annotations);
  }

  /** Returns a field, a parameter, or a component as such. */
  static ForeignSpot of(Place place, Element element) {
    return new ForeignSpot(place, element, withMeanings(element));
  }

  /** Returns an accessor as {@code type} has it. */
  static ForeignSpot of(Place place, ExecutableElement accessor, TypeElement type) {
    List<AnnotationMirror> annotations = withMeanings(accessor);
    accessor.getParameters().forEach(each -> annotations.addAll(withMeanings(each)));
    for (TypeElement supertype : Supertypes.of(type)) {
      for (ExecutableElement method : ElementFilter.methodsIn(supertype.getEnclosedElements())) {
        if (isOverridden(method, accessor)) {
          addMissing(annotations, withMeanings(method));
        }
      }
    }
    return new ForeignSpot(place, accessor, annotations);
  }

  private static boolean isOverridden(ExecutableElement method, ExecutableElement accessor) {
    return !method.equals(accessor)
        && !Members.isStatic(method)
        && method.getSimpleName().equals(accessor.getSimpleName())
        && method.getParameters().size() == accessor.getParameters().size();
  }

  /** What is nearer to the class goes first. */
  private static void addMissing(List<AnnotationMirror> known, List<AnnotationMirror> more) {
    Set<String> names = known.stream().map(AnnotationReader::name).collect(Collectors.toSet());
    more.stream().filter(each -> !names.contains(AnnotationReader.name(each))).forEach(known::add);
  }

  /** Annotations can be bundled in one of an application's own. */
  private static List<AnnotationMirror> withMeanings(Element element) {
    List<AnnotationMirror> all = new ArrayList<>(element.getAnnotationMirrors());
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      addMissing(all, List.copyOf(mirror.getAnnotationType().asElement().getAnnotationMirrors()));
    }
    return all;
  }

  /** Returns where an annotation is, after "marked with". */
  String where() {
    return place == Place.FIELD ? "" : " on " + place.text + element.getSimpleName();
  }
}
