package io.avrodyne.processor.discover;

import io.avrodyne.api.AvroIgnore;
import io.avrodyne.processor.diagnostic.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * A reader of the abstract accessors of an abstract class or interface: first those of its
 * superclass, then those of its interfaces from left to right, then its own. Each group is in
 * declaration order, and each accessor occurs once.
 */
final class AccessorScanner {

  private static final String DEFAULT = "org.immutables.value.Value.Default";

  private final Members members;

  private AccessorScanner(Members members) {
    this.members = members;
  }

  static PropertyScan scan(Members members) {
    return new AccessorScanner(members).scan();
  }

  private PropertyScan scan() {
    Map<String, ExecutableElement> accessors = new LinkedHashMap<>();
    members.methods().stream()
        .filter(this::isAccessor)
        .forEach(
            method -> accessors.merge(method.getSimpleName().toString(), method, this::narrower));
    Map<String, ExecutableElement> ordered = new LinkedHashMap<>();
    addInOrder(members.element(), accessors, ordered);
    PropertyNames names = PropertyNames.of(ordered.values());
    List<PropertyDraft> properties = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (ExecutableElement accessor : ordered.values()) {
      PropertyDraft property = draft(accessor, names);
      if (property.markers().has(AvroIgnore.class)) {
        problems.add(AccessProblem.ignoredAccessor(property));
      }
      properties.add(property);
    }
    return new PropertyScan(properties, problems);
  }

  private PropertyDraft draft(ExecutableElement accessor, PropertyNames names) {
    String name = names.of(accessor);
    String method = accessor.getSimpleName().toString();
    TypeMirror type = members.signature(accessor).getReturnType();
    Markers markers =
        Markers.of(accessor)
            .and(accessor.getReturnType(), accessor)
            .at(members.use(accessor.getReturnType(), type), accessor);
    return new PropertyDraft(
        name,
        members.element().getSimpleName() + "." + name,
        type,
        new AccessorNames(
            List.of(PropertyNames.plain(accessor), method, name), AccessorNames.isBoolean(type)),
        markers,
        accessor,
        members.isUsable(accessor) ? Accessor.Method.ofGetter(method, type) : null,
        null,
        null,
        null);
  }

  /** Puts the accessors in order by the first declaration of each. */
  private static void addInOrder(
      TypeElement type,
      Map<String, ExecutableElement> accessors,
      Map<String, ExecutableElement> ordered) {
    List<TypeMirror> parents = new ArrayList<>();
    parents.add(type.getSuperclass());
    parents.addAll(type.getInterfaces());
    for (TypeMirror parent : parents) {
      if (parent.getKind() == TypeKind.DECLARED) {
        addInOrder((TypeElement) ((DeclaredType) parent).asElement(), accessors, ordered);
      }
    }
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      String name = method.getSimpleName().toString();
      ExecutableElement accessor = accessors.get(name);
      if (accessor != null && method.getParameters().isEmpty()) {
        ordered.putIfAbsent(name, accessor);
      }
    }
  }

  private boolean isAccessor(ExecutableElement method) {
    return (method.getModifiers().contains(Modifier.ABSTRACT)
            || AnnotationReader.find(method, DEFAULT).isPresent())
        && method.getParameters().isEmpty()
        && method.getTypeParameters().isEmpty()
        && method.getReturnType().getKind() != TypeKind.VOID
        && !returnsBuilder(method);
  }

  /** AutoValue fills in {@code toBuilder} as well. */
  private boolean returnsBuilder(ExecutableElement method) {
    return method.getReturnType() instanceof DeclaredType type
        && members.element().getEnclosedElements().contains(type.asElement())
        && BuilderFinder.buildMethod(members.of(type), members.type()).isPresent();
  }

  /** If two interfaces declare an accessor, the one with the more specific type counts. */
  private ExecutableElement narrower(ExecutableElement one, ExecutableElement other) {
    boolean narrower =
        members
            .types()
            .isSubtype(
                members.signature(other).getReturnType(), members.signature(one).getReturnType());
    return narrower ? other : one;
  }
}
