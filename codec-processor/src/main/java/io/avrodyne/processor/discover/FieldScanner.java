package io.avrodyne.processor.discover;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import io.avrodyne.api.Nullability;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.AccessProblem;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.member.AccessorFinder;
import io.avrodyne.processor.discover.member.Claim;
import io.avrodyne.processor.discover.member.Claims;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.member.SharedAccessor;
import io.avrodyne.processor.discover.member.TypeFit;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** A reader of the fields of a class, including inherited ones. */
final class FieldScanner {

  private final Members members;
  private final TypeFit fit;
  private final AccessorFinder finder;
  private final FieldClaims claims;
  private final IgnoredFields ignored;
  private final ForeignMarks marks;
  private final Nullability nullability;
  private final List<VariableElement> all;
  private final List<VariableElement> fields;

  private FieldScanner(Members members, Settings settings) {
    this.members = members;
    this.fit = new TypeFit(members.types());
    this.finder = new AccessorFinder(members);
    this.fields = PropertyOrder.fieldsOf(members.element(), settings.profile());
    this.claims = new FieldClaims(members, finder, fields);
    this.all = PropertyOrder.instanceFieldsOf(members.element());
    this.ignored = new IgnoredFields(finder, claims, all);
    this.marks = new ForeignMarks(members.element(), settings);
    this.nullability = settings.nullability();
  }

  static PropertyScan scan(Members members, Settings settings) {
    return new FieldScanner(members, settings).scan();
  }

  private PropertyScan scan() {
    Map<VariableElement, ForeignMark> marked = marked();
    Map<VariableElement, ForeignMark> leftOut = new LinkedHashMap<>(marked);
    leftOut.values().removeIf(mark -> !marks.leaveOut(mark));
    Set<VariableElement> kept = new LinkedHashSet<>(fields);
    kept.removeIf(
        field -> ignored.contains(field) || leftOut.containsKey(field) || isHidden(field));
    List<VariableElement> out = all.stream().filter(field -> !kept.contains(field)).toList();
    Claims getters = settled(kept, out, claims::toGetters);
    Claims setters = settled(kept, out, claims::toSetters);
    List<PropertyDraft> properties = new ArrayList<>();
    List<Omission> omissions = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (VariableElement field : fields) {
      PropertyDraft property = draft(field, getters, setters);
      ForeignMark mark = marked.get(field);
      if (kept.contains(field)) {
        properties.add(property);
        problems.addAll(marks.problemsOf(property, foreign(field), mark));
      } else if (mark != null && leftOut.containsKey(field)) {
        omissions.add(marks.leftOut(property, mark));
      } else if (!ignored.contains(field)) {
        problems.add(AccessProblem.hidden(property));
      }
      getters
          .sharedBy(field)
          .or(() -> ignored.sharedBy(field))
          .filter(shared -> !shared.first())
          .ifPresent(shared -> problems.add(AccessProblem.shared(property, shared)));
    }
    return new PropertyScan(properties, omissions, problems);
  }

  /** Returns the fields that other libraries ignore, and about which nothing else is said. */
  private Map<VariableElement, ForeignMark> marked() {
    Map<VariableElement, ForeignMark> marked = new LinkedHashMap<>();
    for (VariableElement field : fields) {
      if (!ignored.decide(field)) {
        marks.find(foreign(field)).ifPresent(mark -> marked.put(field, mark));
      }
    }
    return marked;
  }

  private ForeignProperty foreign(VariableElement field) {
    return ForeignProperty.of(
        members.element(),
        field,
        members.typeOf(field),
        claims.accessorsOf(field),
        ignored.of(field).getters(),
        ignored.of(field).setter());
  }

  private static Claims settled(
      Set<VariableElement> kept,
      List<VariableElement> out,
      Function<VariableElement, Claim> claim) {
    return Claims.settle(kept.stream().map(claim).toList(), out.stream().map(claim).toList());
  }

  private PropertyDraft draft(VariableElement field, Claims getters, Claims setters) {
    String name = FieldClaims.nameOf(field);
    TypeMirror type = members.typeOf(field);
    // A field that needs the getter of another is reported as such, not as one without a getter.
    Optional<ExecutableElement> getter =
        getters.methodOf(field).or(() -> getters.sharedBy(field).map(SharedAccessor::method));
    Optional<ExecutableElement> setter = setters.methodOf(field);
    Optional<SharedAccessor> shared = setters.sharedBy(field);
    Optional<Accessor> direct = Optional.of(new Accessor.Field(name, type));
    Optional<Accessor> reader =
        getter
            .map(each -> finder.reader(each, type))
            .or(() -> direct.filter(each -> members.isUsable(field)))
            .or(() -> hidden(field, type));
    Markers markers = markersOf(field, getter, setter).at(members.use(field, type), field);
    boolean nullable = markers.saysNullable() || nullability != Nullability.NON_NULL;
    Optional<Accessor> writer =
        setter
            .map(each -> finder.writer(each, type, field, nullable))
            .or(() -> direct.filter(each -> shared.isEmpty() && claims.isAssignable(field)));
    return new PropertyDraft(
        name,
        members.element().getSimpleName() + "." + name,
        type,
        claims.accessorsOf(field),
        markers,
        field,
        reader.orElse(null),
        writer.orElse(null),
        hidden(field, type)
            .filter(each -> !field.getModifiers().contains(Modifier.FINAL))
            .or(() -> live(hidden(field, type)))
            .or(() -> live(reader).filter(each -> shared.isEmpty()))
            .orElse(null),
        shared.orElse(null));
  }

  /** Returns the filling of a collection; a getter may return a copy of it, but a field cannot. */
  private Optional<Accessor> live(Optional<Accessor> source) {
    return source.filter(each -> fit.isFillable(each.type())).map(Accessor.Live::new);
  }

  private Optional<Accessor> hidden(VariableElement field, TypeMirror type) {
    TypeMirror owner =
        members.types().erasure(MoreElements.asType(field.getEnclosingElement()).asType());
    TypeMirror erased = members.types().erasure(field.asType());
    // The codec names the class and the type of the field when it looks it up.
    return members.isReachable(field) && members.isNameable(owner) && members.isNameable(erased)
        ? Optional.of(
            new Accessor.Hidden(
                FieldClaims.nameOf(field),
                type,
                MoreElements.asType(field.getEnclosingElement()),
                erased))
        : Optional.empty();
  }

  private Markers markersOf(
      VariableElement field,
      Optional<ExecutableElement> getter,
      Optional<ExecutableElement> setter) {
    Markers markers = Markers.of(field).and(members.onType(field), field);
    if (getter.isPresent()) {
      markers = markers.and(getter.get()).and(members.onType(getter.get()), getter.get());
    }
    if (setter.isPresent()) {
      VariableElement parameter = setter.get().getParameters().get(0);
      markers = markers.and(setter.get()).and(parameter).and(parameter.asType(), parameter);
    }
    return markers;
  }

  /** Returns whether a subclass has a field of the same name, which hides this one. */
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
