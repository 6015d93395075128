package io.avrodyne.processor.bind;

import com.palantir.javapoet.TypeName;
import io.avrodyne.api.AvroConvert;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.ConverterDeclaration;
import io.avrodyne.processor.discover.ConverterFault;
import io.avrodyne.processor.discover.ConverterScanner;
import io.avrodyne.processor.discover.settings.ConfigDeclaration;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The search for the converter of a type where it is used: one named by an annotation there, else
 * one named by the type itself, else one from the settings.
 */
final class Converters {

  private final Types types;
  private final ConverterScanner scanner;

  Converters(Types types) {
    this.types = types;
    this.scanner = new ConverterScanner(types);
  }

  /** Returns the problems of the converters of a config. */
  List<Problem> problemsOf(ConfigDeclaration config, Owner owner) {
    String subject = config.user().getSimpleName().toString();
    ElementOrigin origin = config.origin();
    List<Problem> problems = new ArrayList<>();
    Map<TypeName, TypeMirror> known = new HashMap<>();
    for (TypeMirror named : config.converters()) {
      Optional<ConverterFault> fault = fault(named, owner);
      if (fault.isPresent()) {
        problems.add(ConverterProblems.fault(subject, named, fault.get(), origin));
        continue;
      }
      TypeMirror other = known.putIfAbsent(javaSide(scanner.scan(named)), named);
      if (other != null) {
        problems.add(ConverterProblems.two(subject, other, named, scanner.scan(named), origin));
      }
    }
    return problems;
  }

  /** Returns the converter of a type. */
  Optional<ConverterDeclaration> find(TypeMirror type, BindingContext context) throws Unbindable {
    Optional<ConverterDeclaration> marked = marked(type, context);
    if (marked.isPresent()) {
      return marked;
    }
    Optional<ConverterDeclaration> declared = declared(type, context);
    return declared.isPresent() ? declared : ofSettings(type, context);
  }

  private Optional<ConverterDeclaration> marked(TypeMirror type, BindingContext context)
      throws Unbindable {
    Optional<Marker> marker = context.find(AvroConvert.class);
    if (marker.isEmpty()) {
      return Optional.empty();
    }
    ConverterDeclaration converter = required(marker.get(), context, marker.get().origin("using"));
    if (converts(converter, type)) {
      context.consume(AvroConvert.class);
      return Optional.of(converter);
    }
    if (!mayHoldOthers(type)) {
      throw Unbindable.because(
          ConverterProblems.otherType(context, type, converter, marker.get().origin("using")));
    }
    return Optional.empty();
  }

  private Optional<ConverterDeclaration> declared(TypeMirror type, BindingContext context)
      throws Unbindable {
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    Optional<Marker> marker = Markers.of(JavaTypeNames.elementOf(type)).find(AvroConvert.class);
    if (marker.isEmpty()) {
      return Optional.empty();
    }
    ConverterDeclaration converter = required(marker.get(), context, context.origin());
    if (!converts(converter, type)) {
      throw Unbindable.because(
          ConverterProblems.otherType(context, type, converter, context.origin()));
    }
    return Optional.of(converter);
  }

  /** A faulty one has been reported where the settings are named. */
  private Optional<ConverterDeclaration> ofSettings(TypeMirror type, BindingContext context) {
    return context.owner().settings().converters().stream()
        .filter(named -> fault(named, context.owner()).isEmpty())
        .map(scanner::scan)
        .filter(converter -> converts(converter, type))
        .findFirst();
  }

  private ConverterDeclaration required(Marker marker, BindingContext context, ElementOrigin origin)
      throws Unbindable {
    // Another processor may still generate it; otherwise the compiler reports that it is missing.
    TypeMirror named = marker.type("using").orElseThrow(Unbindable::becauseOfAnother);
    Optional<ConverterFault> fault = fault(named, context.owner());
    if (fault.isPresent()) {
      throw Unbindable.because(
          ConverterProblems.fault(context.subject(), named, fault.get(), origin));
    }
    ConverterDeclaration converter = scanner.scan(named);
    if (converter.javaSide().getKind() == TypeKind.ERROR) {
      throw Unbindable.becauseOfAnother();
    }
    return converter;
  }

  private Optional<ConverterFault> fault(TypeMirror named, Owner owner) {
    return scanner.fault(named, owner.locals().codec().packageName());
  }

  /** An annotation of a container may apply to its elements. */
  private static boolean mayHoldOthers(TypeMirror type) {
    return type instanceof ArrayType
        || (type instanceof DeclaredType declared && !declared.getTypeArguments().isEmpty());
  }

  private boolean converts(ConverterDeclaration converter, TypeMirror type) {
    TypeName side = javaSide(converter);
    return side.equals(JavaTypeNames.plain(type).box())
        || side.equals(JavaTypeNames.plain(types.erasure(type)));
  }

  private static TypeName javaSide(ConverterDeclaration converter) {
    return JavaTypeNames.plain(converter.javaSide());
  }
}
