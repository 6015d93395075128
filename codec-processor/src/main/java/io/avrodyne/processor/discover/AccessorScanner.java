package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.creator.BuilderFinder;
import io.avrodyne.processor.discover.member.AccessProblem;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.AccessorNames;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.member.PropertyNames;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.Settings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** A reader of the abstract accessors of an abstract class or interface, inherited ones first. */
final class AccessorScanner {

  private static final String DEFAULT = "org.immutables.value.Value.Default";

  private final Members members;
  private final ForeignMarks marks;

  private AccessorScanner(Members members, Settings settings) {
    this.members = members;
    this.marks = new ForeignMarks(members.element(), settings);
  }

  static PropertyScan scan(Members members, Settings settings) {
    return new AccessorScanner(members, settings).scan();
  }

  private PropertyScan scan() {
    Collection<ExecutableElement> ordered =
        MethodOrder.of(members, members.methods().stream().filter(this::isAccessor).toList());
    PropertyNames names = PropertyNames.of(ordered);
    List<PropertyDraft> properties = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (ExecutableElement accessor : ordered) {
      PropertyDraft property = draft(accessor, names);
      if (property.markers().sayIgnored()) {
        problems.add(AccessProblem.ignoredAccessor(property));
      }
      marks.problemOfNeeded(property, accessor).ifPresent(problems::add);
      properties.add(property);
    }
    return new PropertyScan(properties, List.of(), problems);
  }

  private PropertyDraft draft(ExecutableElement accessor, PropertyNames names) {
    String name = names.of(accessor);
    String method = accessor.getSimpleName().toString();
    TypeMirror type = members.signature(accessor).getReturnType();
    Markers markers =
        Markers.of(accessor)
            .and(members.onType(accessor), accessor)
            .at(members.use(accessor, type), accessor);
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
}
