package io.avrodyne.processor.discover.member;

import com.google.auto.common.MoreTypes;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The types of members as a class with type arguments has them. */
final class MemberTypes {

  private MemberTypes() {}

  /**
   * Returns the type of a field or method with the type variables resolved. Eclipse's compiler
   * lists inherited methods of a generic class as others than those that the class declares, and
   * then does not know them.
   */
  static TypeMirror of(DeclaredType type, Element member, Types types) {
    try {
      return types.asMemberOf(type, member);
    } catch (IllegalArgumentException e) {
      return inherited(type, member, types).orElseThrow(() -> e);
    }
  }

  private static Optional<TypeMirror> inherited(DeclaredType type, Element member, Types types) {
    for (TypeMirror parent : types.directSupertypes(type)) {
      DeclaredType declared = (DeclaredType) parent;
      Optional<TypeMirror> found =
          isOf(member, declared)
              ? declared.asElement().getEnclosedElements().stream()
                  .filter(each -> isSame(each, member))
                  .findFirst()
                  .map(each -> types.asMemberOf(declared, each))
              : inherited(declared, member, types);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static boolean isOf(Element member, DeclaredType type) {
    return member.getEnclosingElement() instanceof TypeElement owner
        && MoreTypes.asTypeElement(type).getQualifiedName().contentEquals(owner.getQualifiedName());
  }

  private static boolean isSame(Element one, Element other) {
    return one.getKind() == other.getKind()
        && one.getSimpleName().equals(other.getSimpleName())
        && parameters(one).equals(parameters(other));
  }

  /** Declared types are ignored, because type variables may have been replaced. */
  private static List<String> parameters(Element member) {
    return member instanceof ExecutableElement method
        ? method.getParameters().stream()
            .map(each -> each.asType())
            .map(each -> each.getKind().isPrimitive() ? each.toString() : "")
            .toList()
        : List.of();
  }
}
