package io.avrodyne.processor.bind;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.avrodyne.processor.discover.settings.NamespaceRule;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The names of Java types, and tests on them. */
final class JavaTypeNames {

  private JavaTypeNames() {}

  /** Returns whether a type is the class of a qualified name, whatever its type arguments. */
  static boolean is(TypeMirror type, Class<?> known) {
    return type.getKind() == TypeKind.DECLARED
        && elementOf(type).getQualifiedName().contentEquals(known.getCanonicalName());
  }

  /** Returns the class of a declared type. */
  static TypeElement elementOf(TypeMirror type) {
    return (TypeElement) ((DeclaredType) type).asElement();
  }

  /** Returns a type's name without annotations on it or in it. */
  static TypeName plain(TypeMirror type) {
    return plain(TypeName.get(type));
  }

  private static TypeName plain(TypeName name) {
    if (name instanceof ParameterizedTypeName generic) {
      TypeName[] arguments =
          generic.typeArguments().stream().map(JavaTypeNames::plain).toArray(TypeName[]::new);
      ClassName raw = generic.rawType().withoutAnnotations();
      // An inner class of a generic one need not have arguments of its own.
      return arguments.length == 0 ? raw : ParameterizedTypeName.get(raw, arguments);
    }
    if (name instanceof ArrayTypeName array) {
      return ArrayTypeName.of(plain(array.componentType()));
    }
    if (name instanceof WildcardTypeName wildcard) {
      return wildcard.lowerBounds().isEmpty()
          ? WildcardTypeName.subtypeOf(plain(wildcard.upperBounds().get(0)))
          : WildcardTypeName.supertypeOf(plain(wildcard.lowerBounds().get(0)));
    }
    return name.withoutAnnotations();
  }

  /** Returns a type with wildcards as type arguments, for creating arrays and for instanceof. */
  static TypeName unbounded(TypeName type) {
    if (!(type instanceof ParameterizedTypeName generic)) {
      return type;
    }
    TypeName[] arguments = new TypeName[generic.typeArguments().size()];
    Arrays.fill(arguments, WildcardTypeName.subtypeOf(Object.class));
    return ParameterizedTypeName.get(generic.rawType(), arguments);
  }

  /** Returns the name of the class that is generated for a type. */
  static ClassName codecOf(ClassName type) {
    return ClassName.get(type.packageName(), String.join("_", type.simpleNames()) + "AvroCodec");
  }

  /** Returns the name of the class that is generated for an interface that lists codecs. */
  static ClassName implementationOf(ClassName type) {
    return ClassName.get(type.packageName(), String.join("_", type.simpleNames()) + "Avro");
  }

  /**
   * Returns the namespace of a type that names none: its package, for a nested type followed by the
   * enclosing ones.
   */
  static String namespaceOf(ClassName type) {
    return namespaceOf(type, NamespaceRule.DEFAULT);
  }

  /** Returns the same by a rule. */
  static String namespaceOf(ClassName type, NamespaceRule rule) {
    List<String> names = type.simpleNames();
    return Stream.concat(
            Stream.of(rule.place().orElse(type.packageName())),
            names.subList(0, rule.enclosing() ? names.size() - 1 : 0).stream())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("."));
  }
}
