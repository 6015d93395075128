package io.avrodyne.processor;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.KotlinNullCheck;
import io.avrodyne.processor.discover.RefusedType;
import io.avrodyne.processor.discover.TypeScanner;
import io.avrodyne.processor.discover.settings.ProjectConfig;
import io.avrodyne.processor.discover.settings.Settings;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/** The warnings about types of Kotlin; no other type is read for them. */
record KotlinWarnings(Elements elements, TypeScanner scanner, ProjectConfig config) {

  /** Returns those of annotated types, and of the types that they import. */
  Stream<Problem> of(Collection<TypeElement> types) {
    return types.stream().flatMap(type -> concerned(type, config.settingsOf(type))).distinct();
  }

  private Stream<Problem> concerned(TypeElement type, Settings settings) {
    Stream<TypeElement> imports =
        settings.imports().stream()
            .filter(DeclaredType.class::isInstance)
            .map(each -> (TypeElement) ((DeclaredType) each).asElement());
    Stream<TypeElement> own = Stream.of(type).filter(KotlinNullCheck::hasFields);
    return Stream.concat(own, imports)
        .filter(KotlinNullCheck::concerns)
        .flatMap(each -> problemOf(each, settings).stream());
  }

  private Optional<Problem> problemOf(TypeElement type, Settings settings) {
    String home = elements.getPackageOf(type).getQualifiedName().toString();
    try {
      return KotlinNullCheck.problemOf(scanner.scan(TypeUse.of(type.asType()), settings, home));
    } catch (RefusedType e) {
      return Optional.empty();
    }
  }
}
