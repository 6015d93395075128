package io.avrodyne.processor.discover;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Finds the members of a class that code in its package can use to read and write a property. */
final class Members {

  private final Types types;
  private final TypeElement element;
  private final DeclaredType type;
  private final PackageElement home;
  private final List<ExecutableElement> methods;
  private final TypeMirror runtimeException;
  private final TypeMirror error;

  Members(DeclaredType type, Elements elements, Types types) {
    this.types = types;
    this.element = MoreTypes.asTypeElement(type);
    this.type = type;
    this.home = elements.getPackageOf(element);
    this.methods = ElementFilter.methodsIn(elements.getAllMembers(element));
    this.runtimeException = elements.getTypeElement("java.lang.RuntimeException").asType();
    this.error = elements.getTypeElement("java.lang.Error").asType();
  }

  /** Returns whether a subclass has a field of the same name, which then stands for that name. */
  boolean isHidden(VariableElement field) {
    TypeElement declaring = MoreElements.asType(field.getEnclosingElement());
    for (TypeElement at = element;
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

  /** Finds a getter in one of its usual spellings, else the field itself. */
  Optional<Accessor> reader(VariableElement field, TypeMirror propertyType) {
    String name = field.getSimpleName().toString();
    for (String candidate : getterNames(name, propertyType)) {
      for (ExecutableElement method : methods) {
        if (method.getSimpleName().contentEquals(candidate) && isGetter(method, propertyType)) {
          return Optional.of(new Accessor(candidate, true));
        }
      }
    }
    return isUsable(field) ? Optional.of(new Accessor(name, false)) : Optional.empty();
  }

  /** Finds a setter, void or fluent, else the field itself if it is not final. */
  Optional<Accessor> writer(VariableElement field, TypeMirror propertyType) {
    String name = field.getSimpleName().toString();
    String setter = "set" + capitalized(withoutIs(name, propertyType));
    for (ExecutableElement method : methods) {
      if (method.getSimpleName().contentEquals(setter) && isSetter(method, propertyType)) {
        return Optional.of(new Accessor(setter, true));
      }
    }
    boolean writable = isUsable(field) && !field.getModifiers().contains(Modifier.FINAL);
    return writable ? Optional.of(new Accessor(name, false)) : Optional.empty();
  }

  /** Finds the constructor without parameters. */
  Optional<ExecutableElement> emptyConstructor() {
    return ElementFilter.constructorsIn(type.asElement().getEnclosedElements()).stream()
        .filter(constructor -> constructor.getParameters().isEmpty())
        .filter(constructor -> isUsable(constructor) && isUnchecked(constructor))
        .findFirst();
  }

  /** Returns the type of a field, with type variables as this class binds them. */
  TypeMirror typeOf(VariableElement field) {
    return types.asMemberOf(type, field);
  }

  private static List<String> getterNames(String name, TypeMirror propertyType) {
    String plain = withoutIs(name, propertyType);
    String get = "get" + capitalized(plain);
    return isBoolean(propertyType)
        ? List.of("is" + capitalized(plain), get, name)
        : List.of(get, name);
  }

  /**
   * The field of a boolean property may be called {@code isOpen}; its accessors are {@code isOpen}
   * and {@code setOpen}.
   */
  private static String withoutIs(String name, TypeMirror propertyType) {
    boolean prefixed =
        propertyType.getKind() == TypeKind.BOOLEAN
            && name.length() > 2
            && name.startsWith("is")
            && Character.isUpperCase(name.charAt(2));
    return prefixed ? name.substring(2) : name;
  }

  private boolean isGetter(ExecutableElement method, TypeMirror propertyType) {
    ExecutableType signature = (ExecutableType) types.asMemberOf(type, method);
    return isUsable(method)
        && isUnchecked(method)
        && method.getParameters().isEmpty()
        && types.isSameType(signature.getReturnType(), propertyType);
  }

  private boolean isSetter(ExecutableElement method, TypeMirror propertyType) {
    ExecutableType signature = (ExecutableType) types.asMemberOf(type, method);
    return isUsable(method)
        && isUnchecked(method)
        && signature.getParameterTypes().size() == 1
        && types.isSameType(signature.getParameterTypes().get(0), propertyType);
  }

  private boolean isUsable(Element member) {
    if (member.getKind() != ElementKind.CONSTRUCTOR
        && member.getModifiers().contains(Modifier.STATIC)) {
      return false;
    }
    if (member.getModifiers().contains(Modifier.PUBLIC)) {
      return true;
    }
    return !member.getModifiers().contains(Modifier.PRIVATE)
        && MoreElements.getPackage(member).equals(home);
  }

  /** Returns whether generated code, which catches no checked exception, can call it. */
  private boolean isUnchecked(ExecutableElement member) {
    return member.getThrownTypes().stream()
        .allMatch(
            thrown -> types.isSubtype(thrown, runtimeException) || types.isSubtype(thrown, error));
  }

  private static boolean isBoolean(TypeMirror type) {
    return type.getKind() == TypeKind.BOOLEAN || type.toString().equals("java.lang.Boolean");
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
