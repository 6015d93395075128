package io.avrodyne.processor.discover.creator;

import com.google.auto.common.MoreElements;
import io.avrodyne.processor.discover.member.Members;
import io.avrodyne.processor.discover.member.PropertyDraft;
import io.avrodyne.processor.discover.member.TypeFit;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * A constructor or static method that may create objects.
 *
 * @param element the constructor or method
 * @param parameters their types by name, in order
 */
record CallCandidate(ExecutableElement element, Map<String, TypeMirror> parameters) {

  /**
   * Returns those of some constructors or static methods that take anything and return the class.
   */
  static List<CallCandidate> of(
      Members members, List<ExecutableElement> calls, ParameterNames names) {
    return calls.stream()
        .filter(call -> !call.getParameters().isEmpty())
        .filter(call -> makes(call, members))
        .map(call -> of(call, members, names))
        .filter(candidate -> candidate.isNameable(members))
        .toList();
  }

  /** Returns whether a constructor or static method returns objects of the class. */
  static boolean makes(ExecutableElement call, Members members) {
    return call.getKind() == ElementKind.CONSTRUCTOR
        || members
            .types()
            .isSubtype(substitution(call, members).in(call.getReturnType()), members.type());
  }

  /** Returns a candidate. */
  static CallCandidate of(ExecutableElement call, Members members, ParameterNames names) {
    Substitution actual = substitution(call, members);
    List<? extends TypeMirror> types =
        call.getKind() == ElementKind.CONSTRUCTOR
            ? members.signature(call).getParameterTypes()
            : call.getParameters().stream().map(VariableElement::asType).map(actual::in).toList();
    Map<String, TypeMirror> parameters = new LinkedHashMap<>();
    for (int i = 0; i < types.size(); i++) {
      String name = names.of(call, i);
      // Of two parameters of one name, the second takes no property.
      parameters.put(parameters.containsKey(name) ? name + " at " + i : name, types.get(i));
    }
    return new CallCandidate(call, parameters);
  }

  private static Substitution substitution(ExecutableElement call, Members members) {
    return Substitution.of(call, members.type(), members.types());
  }

  /**
   * Returns the call of a constructor or static method that the codec can call. A static method of
   * a superclass that the codec cannot name is called as one of the class that inherits it.
   */
  static Invocation callOf(ExecutableElement element, Members members) {
    TypeElement owner = MoreElements.asType(element.getEnclosingElement());
    return Invocation.of(
        members.isNameable(owner.asType()) ? owner : members.element(),
        Optional.of(element)
            .filter(each -> each.getKind() == ElementKind.METHOD)
            .map(each -> each.getSimpleName().toString()));
  }

  /** Returns the call of a constructor that the codec may only call through a method handle. */
  static Invocation hiddenCallOf(ExecutableElement constructor, Types types) {
    return new Invocation(
        MoreElements.asType(constructor.getEnclosingElement()),
        Optional.empty(),
        Optional.of(
            constructor.getParameters().stream()
                .map(each -> types.erasure(each.asType()))
                .toList()));
  }

  /** Returns how many parameters take no property. */
  int strangers(List<PropertyDraft> properties, TypeFit fit) {
    return parameters.size() - (int) properties.stream().filter(each -> takes(each, fit)).count();
  }

  /** Returns how many parameters and properties do not match. */
  int mismatches(List<PropertyDraft> properties, TypeFit fit) {
    return properties.size() - parameters.size() + 2 * strangers(properties, fit);
  }

  /** Returns how many parameters have exactly the type of their property. */
  long sameTypes(List<PropertyDraft> properties, TypeFit fit) {
    return properties.stream().filter(property -> takesSame(property, fit)).count();
  }

  boolean takes(PropertyDraft property, TypeFit fit) {
    TypeMirror type = parameters.get(property.name());
    return type != null && fit.takes(type, property.type());
  }

  private boolean takesSame(PropertyDraft property, TypeFit fit) {
    TypeMirror type = parameters.get(property.name());
    return type != null && fit.isSame(type, property.type());
  }

  /** Returns the declaration of a call that takes properties. */
  CreatorDeclaration.Arguments creator(
      Invocation call, List<PropertyDraft> properties, TypeFit fit) {
    boolean overloaded = isOverloaded() && sameTypes(properties, fit) < parameters.size();
    List<ParameterDeclaration> declared = new ArrayList<>();
    parameters.forEach(
        (property, type) ->
            declared.add(
                new ParameterDeclaration(
                    property,
                    type,
                    overloaded,
                    Markers.ofParameter(element, declared.size()).saysNonNull())));
    return new CreatorDeclaration.Arguments(call, declared);
  }

  /** The arguments of an overloaded call are cast, so the codec must be able to name the types. */
  private boolean isNameable(Members members) {
    return !isOverloaded() || parameters.values().stream().allMatch(members::isNameable);
  }

  private boolean isOverloaded() {
    return MoreElements.asType(element.getEnclosingElement()).getEnclosedElements().stream()
            .filter(this::isOverload)
            .count()
        > 1;
  }

  /** Returns whether a call could also mean another constructor or method, or this one. */
  private boolean isOverload(Element other) {
    return other instanceof ExecutableElement call
        && call.getSimpleName().equals(element.getSimpleName())
        && call.getParameters().size() == parameters.size();
  }

  /** Returns the same candidate, its parameters matched by their types if those all differ. */
  CallCandidate matchedByType(List<PropertyDraft> properties, TypeFit fit) {
    Map<String, TypeMirror> matched = new LinkedHashMap<>();
    for (TypeMirror type : parameters.values()) {
      List<PropertyDraft> found =
          properties.stream().filter(property -> fit.isSame(property.type(), type)).toList();
      if (found.size() == 1) {
        matched.put(found.get(0).name(), type);
      }
    }
    return matched.size() == parameters.size() ? new CallCandidate(element, matched) : this;
  }

  /** Returns whether its parameters have no names in the class file. */
  boolean isNameless() {
    return parameters.keySet().stream().allMatch(name -> name.matches("arg\\d+"));
  }

  /** Returns the name by which messages call it. */
  String text() {
    return element.getKind() == ElementKind.CONSTRUCTOR
        ? "its constructor"
        : "its method " + element.getSimpleName();
  }
}
