package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.creator.NonNullMember;
import io.avrodyne.processor.discover.member.Accessor;
import io.avrodyne.processor.discover.settings.ElementOrigin;
import io.avrodyne.processor.discover.settings.Markers;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A property of a class as declared in its source.
 *
 * @param name the name of the field, component or accessor
 * @param subject {@code Type.field}, as messages name it
 * @param type with the type variables of generic types resolved
 * @param markers its annotations: on its field, component, accessors and on its type
 * @param reader how encoding reads it
 * @param writer how decoding writes it; null where a constructor or static method takes it
 * @param unboxed whether decoding passes its value, a box, to a primitive parameter
 * @param nonNull whether an annotation says that it is never null
 * @param obstacle the member because of which it is never null although its type can be
 * @param origin the field, component or accessor
 */
public record PropertyDeclaration(
    String name,
    String subject,
    TypeMirror type,
    Markers markers,
    Accessor reader,
    @Nullable Accessor writer,
    boolean unboxed,
    boolean nonNull,
    @Nullable NonNullMember obstacle,
    ElementOrigin origin) {}
