package io.avrodyne.processor.discover.member;

import com.google.auto.common.MoreTypes;
import io.avrodyne.api.Access;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** The members of a class that the package of its codec can see, with type variables resolved. */
public final class Members {

  private final Elements elements;
  private final Types types;
  private final CompilerView view;
  private final TypeElement element;
  private final DeclaredType type;
  private final DeclaredType captured;
  private final TypeArguments arguments;
  private final String home;
  private final Access access;
  private final List<ExecutableElement> methods;
  private final TypeMirror runtimeException;
  private final TypeMirror error;

  /**
   * Creates those of a class.
   *
   * @param use the class with its type arguments
   * @param home the package of the codec
   * @param access whether the codec may use private members
   * @param view the information that the compiler provides in addition to elements
   */
  public Members(
      TypeUse use, String home, Access access, Elements elements, Types types, CompilerView view) {
    this.elements = elements;
    this.types = types;
    this.view = view;
    this.element = MoreTypes.asTypeElement(use.type());
    this.type = (DeclaredType) use.type();
    this.arguments = TypeArguments.of(use);
    this.captured = captured(type, types);
    this.home = home;
    this.access = access;
    this.methods = withoutThoseOfObject(ElementFilter.methodsIn(elements.getAllMembers(element)));
    this.runtimeException = elements.getTypeElement("java.lang.RuntimeException").asType();
    this.error = elements.getTypeElement("java.lang.Error").asType();
  }

  /** Eclipse's compiler does not capture types; only those with wildcards would differ. */
  private static DeclaredType captured(DeclaredType type, Types types) {
    try {
      return (DeclaredType) types.capture(type);
    } catch (UnsupportedOperationException e) {
      return type;
    }
  }

  /** Returns the members of another class, as the same package sees them. */
  public Members of(DeclaredType other) {
    return new Members(TypeUse.of(other), home, Access.VISIBLE, elements, types, view);
  }

  /** Returns the class with its type arguments. */
  public DeclaredType type() {
    return type;
  }

  /** Returns the class. */
  public TypeElement element() {
    return element;
  }

  /** Returns the operations on types of this round. */
  public Types types() {
    return types;
  }

  /** Returns another class, with the type arguments of this one. */
  public DeclaredType withArguments(TypeElement other) {
    return types.getDeclaredType(other, type.getTypeArguments().toArray(TypeMirror[]::new));
  }

  /** Finds a class of the same package as this one. */
  public Optional<TypeElement> neighbour(String simpleName) {
    String place = elements.getPackageOf(element).getQualifiedName().toString();
    return Optional.ofNullable(
        elements.getTypeElement(place.isEmpty() ? simpleName : place + "." + simpleName));
  }

  /** The result of {@code hashCode()} is not the value of a field of that name. */
  private List<ExecutableElement> withoutThoseOfObject(List<ExecutableElement> all) {
    List<ExecutableElement> common =
        ElementFilter.methodsIn(elements.getTypeElement("java.lang.Object").getEnclosedElements());
    return all.stream()
        .filter(method -> common.stream().noneMatch(each -> isSame(method, each)))
        .toList();
  }

  private boolean isSame(ExecutableElement method, ExecutableElement other) {
    return method.getSimpleName().equals(other.getSimpleName())
        && types.isSubsignature((ExecutableType) method.asType(), (ExecutableType) other.asType());
  }

  /** Returns all methods, including inherited ones, except those of {@code Object}. */
  public List<ExecutableElement> methods() {
    return methods;
  }

  /** Returns the constructors that the package can call. */
  public List<ExecutableElement> constructors() {
    return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
        .filter(constructor -> isVisible(constructor) && isUnchecked(constructor))
        .toList();
  }

  /** Returns the constructors that the codec can only call as members of its own module. */
  public List<ExecutableElement> hiddenConstructors() {
    return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
        .filter(constructor -> isReachable(constructor) && isUnchecked(constructor))
        .filter(
            constructor ->
                constructor.getParameters().stream()
                    .allMatch(each -> isNameable(types.erasure(each.asType()))))
        .toList();
  }

  /** Returns the static methods that the package can call. */
  public List<ExecutableElement> factories() {
    return methods.stream()
        .filter(method -> isStatic(method) && isVisible(method) && isUnchecked(method))
        .toList();
  }

  /** Finds the constructor without parameters. */
  public Optional<ExecutableElement> emptyConstructor() {
    return constructors().stream().filter(each -> each.getParameters().isEmpty()).findFirst();
  }

  /** Returns the type of a field, with type variables as this class binds them. */
  public TypeMirror typeOf(VariableElement field) {
    return MemberTypes.of(captured, field, types);
  }

  /**
   * Returns the use of the type of a field, or of the type that a method returns, annotations
   * included.
   *
   * @param resolved the type with type variables as this class binds them
   */
  public TypeUse use(Element member, TypeMirror resolved) {
    return view.annotations()
        .complete(arguments.resolve(written(member), resolved), member, elements);
  }

  /** Returns the annotations on the type of a field, or on the type that a method returns. */
  public List<AnnotationMirror> onType(Element member) {
    TypeMirror written = written(member);
    TypeUse plain = new TypeUse(written, List.copyOf(written.getAnnotationMirrors()), List.of());
    return view.annotations().complete(plain, member, elements).annotations();
  }

  /** Returns the type of a field, or the type that a method returns, as it is declared. */
  public static TypeMirror written(Element member) {
    return member instanceof ExecutableElement method ? method.getReturnType() : member.asType();
  }

  /** Returns what a method that returns an object of this class does. */
  MethodBodies.Effect effectOf(ExecutableElement method) {
    return view.bodies().effectOf(method);
  }

  /** Returns whether a setter may leave items in the collection or map of a field. */
  boolean adds(ExecutableElement setter, VariableElement field, boolean nullable) {
    return view.bodies().adds(setter, field.getSimpleName(), nullable, ofObject(type).toList());
  }

  private Stream<Element> ofObject(TypeMirror parent) {
    return Stream.concat(
        MoreTypes.asElement(parent).getEnclosedElements().stream()
            .filter(member -> !isStatic(member)),
        types.directSupertypes(parent).stream().flatMap(this::ofObject));
  }

  /** Returns the types of a method, with type variables as this class binds them. */
  public ExecutableType signature(ExecutableElement method) {
    return (ExecutableType) MemberTypes.of(captured, method, types);
  }

  /** Returns whether the package can use a member of an object. */
  public boolean isUsable(Element member) {
    return !isStatic(member) && isVisible(member) && isInherited(member);
  }

  /**
   * Returns whether the class has a member, which may be that of a superclass: one that only its
   * package can see is lost in a class of another package.
   */
  private boolean isInherited(Element member) {
    if (member.getModifiers().contains(Modifier.PUBLIC)
        || member.getModifiers().contains(Modifier.PROTECTED)) {
      return true;
    }
    TypeElement at = element;
    while (!at.equals(member.getEnclosingElement())
        && at.getSuperclass() instanceof DeclaredType parent) {
      if (!elements.getPackageOf(at).getQualifiedName().contentEquals(home)) {
        return false;
      }
      at = (TypeElement) parent.asElement();
    }
    return true;
  }

  /** Returns whether the package can see a member. */
  public boolean isVisible(Element member) {
    return Visibility.isVisible(member, home);
  }

  /**
   * Returns whether a member that the package cannot see may be used: the codec has been given
   * access to private members, and the member is one of its own module.
   */
  public boolean isReachable(Element member) {
    return access == Access.PRIVATE
        && !isVisible(member)
        && Objects.equals(
            elements.getModuleOf(member),
            Optional.ofNullable(elements.getPackageElement(home))
                .map(elements::getModuleOf)
                .orElse(null));
  }

  /** Returns whether the package can name the classes in a type. */
  public boolean isNameable(TypeMirror type) {
    return Visibility.findHidden(type, home).isEmpty();
  }

  /** Returns whether generated code, which catches no checked exception, can call it. */
  public boolean isUnchecked(ExecutableElement member) {
    return member.getThrownTypes().stream()
        .allMatch(
            thrown -> types.isSubtype(thrown, runtimeException) || types.isSubtype(thrown, error));
  }

  /** Returns whether a member is static. */
  public static boolean isStatic(Element member) {
    return member.getModifiers().contains(Modifier.STATIC);
  }
}
