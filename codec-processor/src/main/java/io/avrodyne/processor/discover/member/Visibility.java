package io.avrodyne.processor.discover.member;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** The rule that says which members and classes the code of a package can name (JLS 6.6). */
public final class Visibility {

  private Visibility() {}

  /** Returns whether a package can see a member, or a class regardless of those around it. */
  public static boolean isVisible(Element member, String home) {
    return member.getModifiers().contains(Modifier.PUBLIC)
        || (!member.getModifiers().contains(Modifier.PRIVATE) && isOf(member, home));
  }

  /** Returns whether a member or a class is in a package. */
  public static boolean isOf(Element member, String home) {
    return MoreElements.getPackage(member).getQualifiedName().contentEquals(home);
  }

  /** Returns whether a package can name a class: it must see the classes around it, too. */
  public static boolean isNameable(TypeElement type, String home) {
    return hiding(type, home).isEmpty();
  }

  /** Finds the class that a package does not see: a class, or the innermost around it. */
  public static Optional<TypeElement> hiding(TypeElement type, String home) {
    for (Element element = type;
        element instanceof TypeElement each;
        element = element.getEnclosingElement()) {
      if (!isVisible(each, home)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /** Finds a class that a package cannot name in a type, including its type arguments. */
  public static Optional<TypeElement> findHidden(TypeMirror type, String home) {
    if (type.getKind() == TypeKind.DECLARED) {
      TypeElement element = MoreTypes.asTypeElement(type);
      if (!isNameable(element, home)) {
        return Optional.of(element);
      }
    }
    return parts(type).flatMap(part -> findHidden(part, home).stream()).findFirst();
  }

  private static Stream<TypeMirror> parts(TypeMirror type) {
    return switch (type.getKind()) {
      case DECLARED ->
          Stream.concat(
              Stream.of(((DeclaredType) type).getEnclosingType()),
              ((DeclaredType) type).getTypeArguments().stream());
      case ARRAY -> Stream.of(((ArrayType) type).getComponentType());
      case WILDCARD ->
          Stream.concat(
              Stream.ofNullable(((WildcardType) type).getExtendsBound()),
              Stream.ofNullable(((WildcardType) type).getSuperBound()));
      default -> Stream.empty();
    };
  }
}
