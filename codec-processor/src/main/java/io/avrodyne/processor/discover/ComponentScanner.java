package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.AccessProblem;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.AccessorNames;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** A reader of the components of a record. */
final class ComponentScanner {

  private ComponentScanner() {}

  static PropertyScan scan(Members members, Settings settings) {
    TypeElement type = members.element();
    ForeignMarks marks = new ForeignMarks(type, settings);
    List<PropertyDraft> properties = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      requireAccessor(component);
      PropertyDraft property = draft(component, fieldOf(type, component), members);
      if (property.markers().sayIgnored()) {
        problems.add(AccessProblem.ignoredComponent(property));
      }
      marks.problemOfNeeded(property, component.getAccessor()).ifPresent(problems::add);
      properties.add(property);
    }
    return new PropertyScan(properties, List.of(), problems);
  }

  /**
   * A component has no accessor, contrary to the contract of the API, if its name is not allowed.
   */
  private static void requireAccessor(RecordComponentElement component) {
    Optional<ExecutableElement> accessor = Optional.ofNullable(component.getAccessor());
    if (accessor.isEmpty()) {
      throw new RefusedType("the component " + component.getSimpleName());
    }
  }

  /**
   * The markers of the component count as those of its field, which has a line in the source; javac
   * does not give the component one.
   */
  private static PropertyDraft draft(
      RecordComponentElement component, VariableElement field, Members members) {
    String name = component.getSimpleName().toString();
    TypeMirror type = members.typeOf(field);
    Markers markers =
        Markers.of(field)
            .and(members.onType(field), field)
            .and(onComponentAlone(component, field), field)
            .and(component.asType(), field)
            .and(component.getAccessor())
            .and(members.onType(component.getAccessor()), component.getAccessor())
            .at(members.use(field, type), field);
    return new PropertyDraft(
        name,
        members.element().getSimpleName() + "." + name,
        type,
        AccessorNames.of(name, type, Set.of()),
        markers,
        field,
        Accessor.Method.ofGetter(name, type),
        null,
        null,
        null);
  }

  /** An annotation that also applies to fields is copied to the field. */
  private static List<AnnotationMirror> onComponentAlone(
      RecordComponentElement component, VariableElement field) {
    List<AnnotationMirror> alone = new ArrayList<>(component.getAnnotationMirrors());
    alone.removeIf(
        mirror -> AnnotationReader.find(field, AnnotationReader.name(mirror)).isPresent());
    return alone;
  }

  private static VariableElement fieldOf(TypeElement type, RecordComponentElement component) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
        .findFirst()
        .orElseThrow(() -> new RefusedType("the component " + component.getSimpleName()));
  }
}
