package io.avrodyne.processor.discover.member;

import io.avrodyne.processor.diagnostic.NearName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/** The reasons why the methods of a class are not accessors of a property. */
public final class NearMiss {

  private final Members members;
  private final AccessorFinder finder;
  private final Set<String> used;

  /** Creates one; the accessors of {@code properties} are not suggested for other properties. */
  public NearMiss(Members members, List<PropertyDraft> properties) {
    this.members = members;
    this.finder = new AccessorFinder(members);
    this.used =
        properties.stream()
            .flatMap(property -> Stream.of(property.reader(), property.writer()))
            .flatMap(Stream::ofNullable)
            .map(Accessor::name)
            .collect(Collectors.toSet());
  }

  /** Returns why there is no getter, as a clause. */
  public String ofGetter(PropertyDraft property) {
    List<String> names = property.accessors().getters();
    return reason(names, method -> getterFault(method, property.type()))
        .orElseGet(() -> "it has no getter that returns " + property.type() + nearName(names, 0));
  }

  /** Returns why there is no setter, as a clause. */
  public String ofSetter(PropertyDraft property) {
    List<String> names = property.accessors().setters();
    return reason(names, method -> setterFault(method, property.type()))
        .orElseGet(() -> "it has no setter that takes " + property.type() + nearName(names, 1));
  }

  /** Returns why a builder has no method for the property, as a clause. */
  public String ofBuilder(PropertyDraft property) {
    List<String> names = property.builderMethods();
    String builder = members.element().getSimpleName().toString();
    return reason(names, method -> setterFault(method, property.type()))
        .map(reason -> "in its " + builder + ", " + reason)
        .orElseGet(
            () -> "its " + builder + " has no method " + property.name() + nearName(names, 1));
  }

  private Optional<String> reason(List<String> names, Fault fault) {
    return names.stream()
        .flatMap(name -> finder.named(name).stream())
        .map(method -> method.getSimpleName() + " " + fault.of(method))
        .findFirst();
  }

  private String getterFault(ExecutableElement method, TypeMirror type) {
    return method.getParameters().isEmpty()
        ? fault(method, "returns " + members.signature(method).getReturnType() + ", not " + type)
        : "takes parameters";
  }

  private String setterFault(ExecutableElement method, TypeMirror type) {
    if (finder.losesCopy(method)) {
      TypeMirror returned = members.signature(method).getReturnType();
      return "returns a changed copy as " + returned + ", not as " + members.type();
    }
    return method.getParameters().size() == 1
        ? fault(
            method,
            "takes " + members.signature(method).getParameterTypes().get(0) + ", not " + type)
        : "does not take exactly one parameter";
  }

  private String fault(ExecutableElement method, String otherwise) {
    if (Members.isStatic(method)) {
      return "is static";
    }
    if (!members.isVisible(method)) {
      return "is not accessible to the codec";
    }
    return members.isUnchecked(method) ? otherwise : "throws a checked exception";
  }

  private String nearName(List<String> names, int parameters) {
    List<String> candidates =
        members.methods().stream()
            .filter(method -> members.isUsable(method) && members.isUnchecked(method))
            .filter(method -> method.getParameters().size() == parameters)
            .map(method -> method.getSimpleName().toString())
            .filter(name -> !used.contains(name))
            .filter(name -> parameters == 0 ? !isNamedLikeSetter(name) : !isNamedLikeGetter(name))
            .toList();
    return names.stream()
        .flatMap(name -> NearName.of(name, candidates).stream())
        .map(near -> " (did you mean " + near + "?)")
        .findFirst()
        .orElse("");
  }

  private static boolean isNamedLikeSetter(String name) {
    return PropertyNames.isPrefixed(name, "set", "with", "add", "put");
  }

  private static boolean isNamedLikeGetter(String name) {
    return PropertyNames.isPrefixed(name, "get", "is", "has");
  }

  /** A description of what is wrong with a method that has the right name. */
  private interface Fault {
    String of(ExecutableElement method);
  }
}
