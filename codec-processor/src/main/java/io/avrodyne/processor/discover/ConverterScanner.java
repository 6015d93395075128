package io.avrodyne.processor.discover;

import com.google.auto.common.MoreElements;
import io.avrodyne.api.AvroBooleanConverter;
import io.avrodyne.api.AvroConverter;
import io.avrodyne.api.AvroDoubleConverter;
import io.avrodyne.api.AvroFloatConverter;
import io.avrodyne.api.AvroIntConverter;
import io.avrodyne.api.AvroLongConverter;
import io.avrodyne.processor.discover.member.Visibility;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** A reader of the classes that annotations name as converters. */
public final class ConverterScanner {

  private static final Set<String> CONTRACTS =
      Stream.of(
              AvroConverter.class,
              AvroBooleanConverter.class,
              AvroIntConverter.class,
              AvroLongConverter.class,
              AvroFloatConverter.class,
              AvroDoubleConverter.class)
          .map(Class::getCanonicalName)
          .collect(Collectors.toUnmodifiableSet());

  private final Types types;

  /** Creates one for a round. */
  public ConverterScanner(Types types) {
    this.types = types;
  }

  /**
   * Returns the reason why a class cannot be used as a converter, if there is one.
   *
   * @param client the package of the codec that is to use it
   */
  public Optional<ConverterFault> fault(TypeMirror named, String client) {
    if (named.getKind() != TypeKind.DECLARED || contracts(named).isEmpty()) {
      return Optional.of(ConverterFault.NO_CONVERTER);
    }
    if (contracts(named).size() > 1) {
      return Optional.of(ConverterFault.AMBIGUOUS);
    }
    DeclaredType contract = contracts(named).values().iterator().next();
    TypeElement type = MoreElements.asType(((DeclaredType) named).asElement());
    return contract.getTypeArguments().isEmpty() || !type.getTypeParameters().isEmpty()
        ? Optional.of(ConverterFault.OPEN_TYPES)
        : faultOfCreation(type, client);
  }

  private static Optional<ConverterFault> faultOfCreation(TypeElement type, String client) {
    Set<Modifier> modifiers = type.getModifiers();
    if (modifiers.contains(Modifier.ABSTRACT) || type.getKind() == ElementKind.INTERFACE) {
      return Optional.of(ConverterFault.ABSTRACT);
    }
    if (type.getNestingKind().isNested() && !modifiers.contains(Modifier.STATIC)) {
      return Optional.of(ConverterFault.INNER);
    }
    if (!Visibility.isNameable(type, client)) {
      return Optional.of(ConverterFault.HIDDEN);
    }
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
            .anyMatch(constructor -> isCallable(constructor, client))
        ? Optional.empty()
        : Optional.of(ConverterFault.NO_CONSTRUCTOR);
  }

  private static boolean isCallable(ExecutableElement constructor, String client) {
    return constructor.getParameters().isEmpty()
        && constructor.getThrownTypes().isEmpty()
        && Visibility.isVisible(constructor, client);
  }

  /** Reads a class without a fault. */
  public ConverterDeclaration scan(TypeMirror named) {
    TypeElement type = MoreElements.asType(((DeclaredType) named).asElement());
    return new ConverterDeclaration(type, contracts(named).values().iterator().next());
  }

  /** Returns the interfaces of converters among the supertypes, by name. */
  private Map<String, DeclaredType> contracts(TypeMirror type) {
    Map<String, DeclaredType> found = new LinkedHashMap<>();
    collect(type, found);
    return found;
  }

  private void collect(TypeMirror type, Map<String, DeclaredType> found) {
    if (type instanceof DeclaredType declared) {
      String name = MoreElements.asType(declared.asElement()).getQualifiedName().toString();
      if (CONTRACTS.contains(name)) {
        found.putIfAbsent(name, declared);
      }
      types.directSupertypes(type).forEach(parent -> collect(parent, found));
    }
  }
}
