package io.avrodyne.processor.bind;

import io.avrodyne.processor.discover.CodecsDeclaration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The classes that an interface with codecs asks for by listing or importing them. The table of
 * types takes them for records only if it knows nothing else about them.
 */
final class ListedClasses {

  private ListedClasses() {}

  static Set<TypeElement> of(List<CodecsDeclaration.Listed> codecs, List<TypeMirror> imports) {
    Set<TypeElement> classes = new HashSet<>();
    for (CodecsDeclaration.Listed listed : codecs) {
      if (listed.type().getKind() == TypeKind.DECLARED
          && isConcrete(JavaTypeNames.elementOf(listed.type()))) {
        classes.add(JavaTypeNames.elementOf(listed.type()));
      }
    }
    for (TypeMirror imported : imports) {
      if (imported.getKind() == TypeKind.DECLARED) {
        classes.add(JavaTypeNames.elementOf(imported));
      }
    }
    return classes;
  }

  /** Nothing is known of an object but that it is one. */
  private static boolean isConcrete(TypeElement type) {
    return (type.getKind() == ElementKind.CLASS || type.getKind() == ElementKind.RECORD)
        && !type.getModifiers().contains(Modifier.ABSTRACT)
        && !type.getQualifiedName().contentEquals(Object.class.getName());
  }
}
