package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroImport;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.ElementOrigin;
import io.avrodyne.processor.discover.Marker;
import io.avrodyne.processor.discover.Markers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** A check for imported types that cannot become records. */
final class ImportCheck {

  private ImportCheck() {}

  /**
   * Returns the problems of imports.
   *
   * @param imports the type's own, then those of its config
   * @param config where the type names that
   */
  static List<Problem> problemsOf(
      TypeElement type, List<TypeMirror> imports, ElementOrigin config) {
    Optional<Marker> own = Markers.of(type).find(AvroImport.class);
    int owned = own.map(marker -> marker.types("value").size()).orElse(0);
    List<Problem> problems = new ArrayList<>();
    for (int i = 0; i < imports.size(); i++) {
      TypeMirror imported = imports.get(i);
      ElementOrigin origin =
          i < owned ? own.map(marker -> marker.origin("value")).orElse(config) : config;
      if (imported.getKind() == TypeKind.ERROR) {
        continue;
      }
      if (imported.getKind() != TypeKind.DECLARED) {
        problems.add(withoutFields(type, imported, origin));
      } else if (SpecificTypes.contains(JavaTypeNames.elementOf(imported))) {
        problems.add(SpecificTypes.imported(type, imported, origin));
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
