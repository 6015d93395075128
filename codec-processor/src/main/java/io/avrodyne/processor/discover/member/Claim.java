package io.avrodyne.processor.discover.member;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/**
 * The methods that a property finds for itself, and that other properties may find too.
 *
 * @param property its field or abstract accessor
 * @param name its name
 * @param methods the methods that it finds, the best first
 * @param field whether its own field could be used instead
 * @param spellings the names of methods that it would find, the best suggestion first
 */
public record Claim(
    Element property,
    String name,
    List<ExecutableElement> methods,
    boolean field,
    List<String> spellings) {

  /** Copies the lists. */
  public Claim {
    methods = List.copyOf(methods);
    spellings = List.copyOf(spellings);
  }

  /** Returns the claim of the same property to some of its methods. */
  Claim with(List<ExecutableElement> some) {
    return new Claim(property, name, some, field, spellings);
  }

  /** Returns whether the property finds a method. */
  boolean finds(ExecutableElement method) {
    return methods.stream().anyMatch(found -> key(found).equals(key(method)));
  }

  /** Returns whether a method has the usual spelling for this property. */
  boolean isSpelledFor(ExecutableElement method) {
    return isSpelledFor(name, method);
  }

  /** Returns whether a method has the usual spelling for a property of a name. */
  public static boolean isSpelledFor(String name, ExecutableElement method) {
    String spelling = method.getSimpleName().toString();
    return spelling.equals(name)
        || PropertyNames.afterPrefix(spelling).filter(name::equals).isPresent();
  }

  /**
   * Returns the name of a method with the types of its parameters: a method may occur twice, as
   * declared in an interface and in a superclass.
   */
  public static String key(ExecutableElement method) {
    return method.getSimpleName()
        + method.getParameters().stream().map(each -> each.asType().toString()).toList().toString();
  }
}
