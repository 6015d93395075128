package io.avrodyne.processor.bind;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroBigDecimal;
import io.avrodyne.api.AvroConvert;
import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroDefault;
import io.avrodyne.api.AvroDoc;
import io.avrodyne.api.AvroFixed;
import io.avrodyne.api.AvroIgnore;
import io.avrodyne.api.AvroInterned;
import io.avrodyne.api.AvroKeys;
import io.avrodyne.api.AvroName;
import io.avrodyne.api.AvroNullable;
import io.avrodyne.api.AvroNullableItems;
import io.avrodyne.api.AvroProp;
import io.avrodyne.api.AvroProps;
import io.avrodyne.api.AvroString;
import io.avrodyne.api.AvroTime;
import io.avrodyne.api.AvroTimestamp;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.api.AvroUuid;
import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.PropertyDeclaration;
import io.avrodyne.processor.discover.settings.Marker;
import io.avrodyne.processor.discover.settings.Markers;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.type.TypeMirror;

/**
 * A check for annotations that have no effect where they are used; ignoring them would surprise the
 * user.
 */
final class MisplacedCheck {

  /** Annotations that determine the mapping of a type. */
  private static final List<Class<? extends Annotation>> SHAPING =
      List.of(
          AvroFixed.class,
          AvroDecimal.class,
          AvroBigDecimal.class,
          AvroString.class,
          AvroTimestamp.class,
          AvroTime.class,
          AvroUuid.class,
          AvroConvert.class,
          AvroInterned.class,
          AvroKeys.class,
          AvroNullableItems.class,
          AvroUnion.class);

  /**
   * Annotations that describe a field or a named type, which alone have a place for them in a
   * schema.
   */
  private static final List<Class<? extends Annotation>> DESCRIBING =
      List.of(AvroAlias.class, AvroDoc.class, AvroProp.class, AvroProps.class);

  private static final List<Class<? extends Annotation>> OF_FIELDS =
      List.of(AvroName.class, AvroDefault.class, AvroIgnore.class);

  private MisplacedCheck() {}

  /** Refuses annotations of a property that no part of its type has used. */
  static void requireConsumed(PropertyDeclaration property, BindingContext context)
      throws Unbindable {
    Optional<Marker> unknown = property.markers().findUnknown();
    if (unknown.isPresent()) {
      throw Unbindable.because(unknown(unknown.get(), property.subject()));
    }
    requireConsumed(property.markers(), property.type(), property.subject(), context);
  }

  /**
   * Refuses annotations that neither a type nor a part of it has used.
   *
   * @param subject the property of that type
   * @param context where the type was bound
   */
  static void requireConsumed(
      Markers markers, TypeMirror type, String subject, BindingContext context) throws Unbindable {
    for (Class<? extends Annotation> annotation : SHAPING) {
      Optional<Marker> marker = markers.find(annotation);
      if (marker.isPresent() && !context.isConsumed(annotation)) {
        throw Unbindable.because(unused(marker.get(), type, subject));
      }
    }
  }

  /** Refuses annotations on a part of the type of a property that the part has not used. */
  static void requireConsumed(TypeMirror part, BindingContext context) throws Unbindable {
    for (Class<? extends Annotation> annotation : SHAPING) {
      Optional<Marker> marker = context.own(part, annotation);
      if (marker.isPresent() && !context.isConsumed(marker.get())) {
        throw Unbindable.because(unused(marker.get(), part, context.subject()));
      }
    }
  }

  /** Refuses describing annotations on a type without a name in the schema. */
  static void requireUndescribed(Markers markers, String subject, String kind) throws Unbindable {
    requireNone(markers, DESCRIBING.stream(), subject, kind);
  }

  /**
   * Refuses annotations on a method that returns a codec, except those that determine a mapping.
   */
  static void requireOnlyShaping(Markers markers, String subject) throws Unbindable {
    Stream<Class<? extends Annotation>> annotations =
        Stream.of(DESCRIBING, OF_FIELDS, List.of(AvroNullable.class)).flatMap(List::stream);
    requireNone(markers, annotations, subject, "a method that returns a codec");
  }

  /** Refuses annotations for fields on the component of a wrapper. */
  static void requireNoField(Markers markers, String subject) throws Unbindable {
    Stream<Class<? extends Annotation>> annotations =
        Stream.concat(DESCRIBING.stream(), OF_FIELDS.stream());
    requireNone(markers, annotations, subject, "the component of a wrapper with @AvroValue");
  }

  /** Refuses all annotations on an enum constant except the one that gives its symbol. */
  static void requireOnlyName(Markers markers, String subject) throws Unbindable {
    Stream<Class<? extends Annotation>> annotations =
        Stream.of(
                SHAPING,
                DESCRIBING,
                List.of(AvroDefault.class, AvroIgnore.class, AvroNullable.class))
            .flatMap(List::stream);
    requireNone(markers, annotations, subject, "an enum constant");
  }

  private static void requireNone(
      Markers markers, Stream<Class<? extends Annotation>> annotations, String subject, String kind)
      throws Unbindable {
    Optional<Marker> marker = annotations.map(markers::find).flatMap(Optional::stream).findFirst();
    if (marker.isPresent()) {
      throw Unbindable.because(
          new Problem(
              Code.MISPLACED,
              subject + " is marked with " + name(marker.get()) + ".",
              "The schema has no place for it on " + kind + ".",
              "Remove the annotation.",
              marker.get().origin()));
    }
  }

  private static Problem unknown(Marker marker, String subject) {
    return new Problem(
        Code.MISPLACED,
        subject + " is marked with " + name(marker) + ".",
        "Only Apache Avro's own reflection can interpret it.",
        "Use a converter with @AvroConvert instead.",
        marker.origin());
  }

  private static Problem unused(Marker marker, TypeMirror type, String subject) {
    return new Problem(
        Code.MISPLACED,
        subject + " is " + JavaTypeNames.plain(type) + " and marked with " + name(marker) + ".",
        "The annotation has no effect on that type.",
        "Remove it, or change the type; the annotation's Javadoc lists the types that it applies to.",
        marker.origin());
  }

  private static String name(Marker marker) {
    return "@" + marker.mirror().getAnnotationType().asElement().getSimpleName();
  }
}
