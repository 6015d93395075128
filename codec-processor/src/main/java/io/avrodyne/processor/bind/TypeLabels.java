package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.processor.discover.settings.AnnotationReader;
import io.avrodyne.processor.discover.settings.Markers;
import io.avrodyne.processor.discover.settings.TypeUse;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The names of generic instantiations: the Avro name of the class, then the names of its type
 * arguments, joined by underscores, each followed by its own arguments. {@code Page<Order>} is
 * {@code Page_Order}, {@code Pair<String, List<Order>>} is {@code Pair_String_List_Order}, and
 * {@code Page<@Nullable Order>} is {@code Page_Nullable_Order}.
 */
final class TypeLabels {

  private TypeLabels() {}

  /** Returns the label of a type, regardless of whether it is nullable where it is used. */
  static String of(TypeUse use) {
    TypeMirror type = use.type();
    if (type.getKind() == TypeKind.ARRAY) {
      return "Array_" + ofPart(use.parts().get(0));
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return type.getKind().name().toLowerCase(Locale.ROOT);
    }
    return Stream.concat(
            Stream.of(name(JavaTypeNames.elementOf(type))),
            use.parts().stream().map(TypeLabels::ofPart))
        .collect(Collectors.joining("_"));
  }

  private static String ofPart(TypeUse use) {
    String nullable = AnnotationReader.saysNullable(use.annotations()) ? "Nullable_" : "";
    return nullable + of(use);
  }

  /**
   * The name that an annotation gives, so that types with the same simple name are distinguished.
   */
  private static String name(TypeElement type) {
    return Markers.of(type)
        .find(AvroRecord.class)
        .flatMap(marker -> marker.text("name"))
        .orElse(type.getSimpleName().toString());
  }
}
