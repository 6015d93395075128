package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroImport;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.settings.ConfigDeclaration;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** A check for imported types that cannot become records. */
final class ImportCheck {

  private ImportCheck() {}

  /** Returns the problems of the imports of a type itself. */
  static List<Problem> problemsOf(TypeElement type) {
    return Markers.of(type)
        .find(AvroImport.class)
        .map(marker -> problemsOf(type, ConfigDeclaration.importsOf(type), marker.origin("value")))
        .orElse(List.of());
  }

  /**
   * Returns the problems of imports.
   *
   * @param subject the type that messages are about
   */
  static List<Problem> problemsOf(
      TypeElement subject, List<TypeMirror> imports, ElementOrigin origin) {
    List<Problem> problems = new ArrayList<>();
    for (TypeMirror imported : imports) {
      if (imported.getKind() == TypeKind.ERROR) {
        continue;
      }
      if (imported.getKind() != TypeKind.DECLARED) {
        problems.add(withoutFields(subject, imported, origin));
      } else if (SpecificTypes.contains(JavaTypeNames.elementOf(imported))) {
        problems.add(SpecificTypes.imported(subject, imported, origin));
      }
    }
    return problems;
  }

  private static Problem withoutFields(
      TypeElement type, TypeMirror imported, ElementOrigin origin) {
    return new Problem(
        Code.UNSUPPORTED_KIND,
        type.getSimpleName()
            + " imports "
            + JavaTypeNames.plain(imported)
            + ", which is not a class.",
        "An imported type becomes a record, so it must be a class.",
        "Remove it from @AvroImport.",
        origin);
  }
}
