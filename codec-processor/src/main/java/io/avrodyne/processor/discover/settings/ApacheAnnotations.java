package io.avrodyne.processor.discover.settings;

import static java.util.Map.entry;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroDoc;
import io.avrodyne.api.AvroIgnore;
import io.avrodyne.api.AvroName;
import io.avrodyne.api.AvroNullable;
import io.avrodyne.api.AvroProp;
import io.avrodyne.api.AvroProps;
import io.avrodyne.api.AvroString;
import io.avrodyne.api.AvroUnion;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;

/**
 * The annotations of Apache Avro's reflection, which have the same effect as ours. They are
 * recognized by name, because Avro need not be on the user's class path.
 */
final class ApacheAnnotations {

  private static final String HOME = "org.apache.avro.reflect.";
  private static final Set<String> UNKNOWN = Set.of(HOME + "AvroSchema", HOME + "AvroEncode");
  private static final String ALIAS = HOME + "AvroAlias";
  private static final String ALIASES = HOME + "AvroAliases";

  /** Their annotations, and our equivalents. */
  private static final Map<String, Class<? extends Annotation>> COUNTERPARTS =
      Map.ofEntries(
          entry(HOME + "AvroName", AvroName.class),
          entry(ALIAS, AvroAlias.class),
          entry(ALIASES, AvroAlias.class),
          entry(HOME + "AvroDefault", AvroDefault.class),
          entry(HOME + "AvroDoc", AvroDoc.class),
          entry(HOME + "AvroIgnore", AvroIgnore.class),
          entry(HOME + "AvroMeta", AvroProp.class),
          entry(HOME + "AvroMeta.AvroMetas", AvroProps.class),
          entry(HOME + "Nullable", AvroNullable.class),
          entry(HOME + "Stringable", AvroString.class),
          entry(HOME + "Union", AvroUnion.class));

  private ApacheAnnotations() {}

  /** Returns the name of our equivalent annotation, or the name itself if it has no equivalent. */
  static String ours(String name) {
    Class<? extends Annotation> counterpart = COUNTERPARTS.get(name);
    return counterpart == null ? name : counterpart.getCanonicalName();
  }

  /** Returns whether only Apache Avro's own reflection can interpret an annotation. */
  static boolean isUnknown(AnnotationMirror mirror) {
    return UNKNOWN.contains(AnnotationReader.name(mirror));
  }

  /** Finds the aliases that an annotation of theirs gives, as ours would list them. */
  static Optional<List<String>> aliases(AnnotationMirror mirror) {
    if (AnnotationReader.isA(mirror, ALIAS)) {
      return Optional.of(List.of(alias(mirror)));
    }
    return AnnotationReader.isA(mirror, ALIASES)
        ? Optional.of(
            AnnotationReader.contained(mirror).stream().map(ApacheAnnotations::alias).toList())
        : Optional.empty();
  }

  /** A namespace that is written out and empty is Avro's null namespace: the name has a dot. */
  private static String alias(AnnotationMirror mirror) {
    String alias = AnnotationReader.text(mirror, "alias").orElse("");
    return AnnotationReader.text(mirror, "space").map(space -> space + "." + alias).orElse(alias);
  }
}
