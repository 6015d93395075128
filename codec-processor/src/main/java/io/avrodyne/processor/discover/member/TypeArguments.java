package io.avrodyne.processor.discover.member;

import io.avrodyne.processor.discover.settings.TypeUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** The values of the type variables of a class and of its supertypes, annotations included. */
final class TypeArguments {

  private final Map<Element, TypeUse> arguments = new HashMap<>();

  private TypeArguments() {}

  static TypeArguments of(TypeUse use) {
    TypeArguments all = new TypeArguments();
    all.collect(use);
    return all;
  }

  private void collect(TypeUse use) {
    TypeElement element = (TypeElement) ((DeclaredType) use.type()).asElement();
    if (element.getTypeParameters().size() == use.parts().size()) {
      for (int i = 0; i < use.parts().size(); i++) {
        arguments.putIfAbsent(element.getTypeParameters().get(i), use.parts().get(i));
      }
    }
    List<TypeMirror> parents = new ArrayList<>(element.getInterfaces());
    parents.add(element.getSuperclass());
    for (TypeMirror parent : parents) {
      if (parent.getKind() == TypeKind.DECLARED) {
        collect(resolve(parent, parent));
      }
    }
  }

  /**
   * Returns the use of a type.
   *
   * @param written as a member declares it
   * @param resolved the same with the type variables resolved
   */
  TypeUse resolve(TypeMirror written, TypeMirror resolved) {
    TypeUse argument =
        written instanceof TypeVariable variable ? arguments.get(variable.asElement()) : null;
    if (argument != null) {
      List<AnnotationMirror> annotations = new ArrayList<>(TypeUse.written(written));
      annotations.addAll(argument.annotations());
      TypeMirror type = resolved == written ? argument.type() : resolved;
      return new TypeUse(type, annotations, argument.as(type).parts());
    }
    List<TypeMirror> declared = TypeUse.partsOf(written);
    List<TypeMirror> actual = TypeUse.partsOf(resolved);
    List<TypeUse> parts = new ArrayList<>();
    for (int i = 0; i < declared.size() && declared.size() == actual.size(); i++) {
      parts.add(resolve(declared.get(i), actual.get(i)));
    }
    return new TypeUse(resolved, TypeUse.written(written), parts);
  }
}
