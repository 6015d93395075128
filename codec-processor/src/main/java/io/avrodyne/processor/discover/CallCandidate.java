package io.avrodyne.processor.discover;

import com.google.auto.common.MoreElements;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
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

  /** Returns the candidates of a class: its constructors, or the static methods that return it. */
  static List<CallCandidate> of(Members members, boolean constructors) {
    List<CallCandidate> candidates = new ArrayList<>();
    for (ExecutableElement each : constructors ? members.constructors() : members.factories()) {
      Substitution actual = Substitution.of(each, members.type(), members.types());
      boolean makes =
          constructors
              || members.types().isSubtype(actual.in(each.getReturnType()), members.type());
      if (makes && !each.getParameters().isEmpty()) {
        candidates.add(new CallCandidate(each, parameters(each, members, constructors, actual)));
      }
    }
    return candidates;
  }

  private static Map<String, TypeMirror> parameters(
      ExecutableElement each, Members members, boolean constructor, Substitution actual) {
    List<? extends TypeMirror> types =
        constructor
            ? members.signature(each).getParameterTypes()
            : each.getParameters().stream().map(VariableElement::asType).map(actual::in).toList();
    Map<String, TypeMirror> parameters = new LinkedHashMap<>();
    for (int i = 0; i < types.size(); i++) {
      parameters.put(each.getParameters().get(i).getSimpleName().toString(), types.get(i));
    }
    return parameters;
  }

  Invocation call() {
    return callOf(element);
  }

  static Invocation callOf(ExecutableElement element) {
    return new Invocation(
        MoreElements.asType(element.getEnclosingElement()),
        Optional.of(element)
            .filter(each -> each.getKind() == ElementKind.METHOD)
            .map(each -> each.getSimpleName().toString()));
  }

  /** Returns how many parameters and properties do not match. */
  int mismatches(List<PropertyDraft> properties, Types types) {
    long matched = properties.stream().filter(property -> takes(property, types)).count();
    return (int) (properties.size() + parameters.size() - 2 * matched);
  }

  boolean takes(PropertyDraft property, Types types) {
    TypeMirror type = parameters.get(property.name());
    return type != null && types.isSameType(type, property.type());
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
