package io.avrodyne.processor.discover.member;

import com.google.auto.common.MoreElements;
import io.avrodyne.processor.discover.member.ClassFile.OnType;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/**
 * The annotations about null on the types of members in class files. Before version 22, javac does
 * not show them: a schema would depend on whether a class is compiled together with those that use
 * it.
 */
public final class CompiledAnnotations {

  private final Function<TypeElement, Optional<byte[]>> files;
  private final Map<String, Map<String, List<OnType>>> known = new HashMap<>();

  /**
   * Creates them.
   *
   * @param files returns the class file of a type that has one which the compiler does not show
   */
  public CompiledAnnotations(Function<TypeElement, Optional<byte[]>> files) {
    this.files = files;
  }

  /** Returns the use of a type by a member, with the annotations of the class file. */
  TypeUse complete(TypeUse use, Element member, Elements elements) {
    TypeUse complete = use;
    for (OnType annotation : of(member)) {
      Optional<AnnotationMirror> mirror =
          Optional.ofNullable(elements.getTypeElement(annotation.name().replace('$', '.')))
              .map(type -> new Mirror((DeclaredType) type.asType()));
      if (mirror.filter(AnnotationReader::saysNull).isPresent()) {
        complete = complete.with(mirror.get(), annotation.path());
      }
    }
    return complete;
  }

  private List<OnType> of(Element member) {
    TypeElement type = MoreElements.asType(member.getEnclosingElement());
    String name = member.getSimpleName() + (member instanceof ExecutableElement ? "()" : "");
    return known
        .computeIfAbsent(type.getQualifiedName().toString(), any -> read(type))
        .getOrDefault(name, List.of());
  }

  private Map<String, List<OnType>> read(TypeElement type) {
    try {
      Optional<byte[]> file = files.apply(type);
      return file.isPresent() ? ClassFile.read(file.get()) : Map.of();
    } catch (IOException e) {
      return Map.of();
    }
  }

  /** An annotation without values. */
  private record Mirror(DeclaredType getAnnotationType) implements AnnotationMirror {

    @Override
    public Map<? extends ExecutableElement, ? extends AnnotationValue> getElementValues() {
      return Map.of();
    }

    @Override
    public String toString() {
      return "@" + getAnnotationType;
    }
  }
}
