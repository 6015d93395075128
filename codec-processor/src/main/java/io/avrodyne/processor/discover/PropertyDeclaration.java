package io.avrodyne.processor.discover;

import java.util.Optional;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Is a property of a class as its source declares it.
 *
 * @param name the name of the field or component
 * @param subject {@code Type.field}, as messages name it
 * @param avroName empty unless an annotation gives one
 * @param type with the type variables of generic superclasses resolved
 * @param markedNullable whether an annotation says so
 * @param reader how encoding reads it
 * @param writer how decoding writes it; null where the constructor takes it
 * @param origin the field or component
 */
public record PropertyDeclaration(
    String name,
    String subject,
    Optional<String> avroName,
    TypeMirror type,
    boolean markedNullable,
    Accessor reader,
    @Nullable Accessor writer,
    ElementOrigin origin) {}
