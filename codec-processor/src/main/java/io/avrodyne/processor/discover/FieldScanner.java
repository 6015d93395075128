package io.avrodyne.processor.discover;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.avrodyne.api.AvroIgnore;
import io.avrodyne.api.Profile;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads the fields of a class, its own and those that it inherits. */
final class FieldScanner {

  private final Members members;
  private final AccessorFinder finder;
  private final Set<String> names = new LinkedHashSet<>();

  private FieldScanner(Members members) {
    this.members = members;
    this.finder = new AccessorFinder(members);
  }

  static PropertyScan scan(Members members, Profile profile) {
    return new FieldScanner(members).scan(FieldOrder.fieldsOf(members.element(), profile));
  }

  private PropertyScan scan(List<VariableElement> fields) {
    fields.forEach(field -> names.add(field.getSimpleName().toString()));
    List<PropertyDraft> properties = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (VariableElement field : fields) {
      PropertyDraft property = draft(field);
      if (property.markers().has(AvroIgnore.class) || isIgnoredByAccessor(property)) {
        continue;
      }
      if (isHidden(field)) {
        problems.add(AccessProblem.hidden(property));
      } else {
        properties.add(property);
      }
    }
    return new PropertyScan(properties, problems);
  }

  private PropertyDraft draft(VariableElement field) {
    String name = field.getSimpleName().toString();
    TypeMirror type = members.typeOf(field);
    AccessorNames accessors = AccessorNames.of(name, type, names);
    Optional<ExecutableElement> getter = finder.getter(accessors, type);
    Optional<ExecutableElement> setter = finder.setter(accessors, type);
    Optional<Element> usable = Optional.<Element>of(field).filter(members::isUsable);
    Optional<Element> assignable =
        usable.filter(each -> !each.getModifiers().contains(Modifier.FINAL));
    return new PropertyDraft(
        name,
        members.element().getSimpleName() + "." + name,
        type,
        accessors,
        markersOf(field, getter, setter).at(members.use(field.asType(), type), field),
        field,
        getter.<Element>map(each -> each).or(() -> usable).map(Accessor::of).orElse(null),
        setter.<Element>map(each -> each).or(() -> assignable).map(Accessor::of).orElse(null));
  }

  private static Markers markersOf(
      VariableElement field,
      Optional<ExecutableElement> getter,
      Optional<ExecutableElement> setter) {
    Markers markers = Markers.of(field).and(field.asType(), field);
    if (getter.isPresent()) {
      markers = markers.and(getter.get()).and(getter.get().getReturnType(), getter.get());
    }
    if (setter.isPresent()) {
      VariableElement parameter = setter.get().getParameters().get(0);
      markers = markers.and(setter.get()).and(parameter).and(parameter.asType(), parameter);
    }
    return markers;
  }

  /** The accessor of a field that is no property may have another type, such as Optional. */
  private boolean isIgnoredByAccessor(PropertyDraft property) {
    return property.accessors().getters().stream()
        .flatMap(name -> finder.named(name).stream())
        .filter(method -> method.getParameters().isEmpty() && !Members.isStatic(method))
        .anyMatch(method -> Markers.of(method).has(AvroIgnore.class));
  }

  /** Returns whether a subclass has a field of the same name, which then stands for that name. */
  private boolean isHidden(VariableElement field) {
    TypeElement declaring = MoreElements.asType(field.getEnclosingElement());
    for (TypeElement at = members.element();
        !at.equals(declaring);
        at = MoreTypes.asTypeElement(at.getSuperclass())) {
      for (VariableElement other : ElementFilter.fieldsIn(at.getEnclosedElements())) {
        if (other.getSimpleName().equals(field.getSimpleName())) {
          return true;
        }
      }
    }
    return false;
  }
}
