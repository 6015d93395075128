package io.avrodyne.processor.plan;

import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * Is one field of a record.
 *
 * @param name the Avro name
 * @param property the name of the Java property
 * @param type the declared Java type
 * @param value the shape
 * @param reader how encoding reads it
 * @param writer how decoding writes it, into the object or its builder; null where a constructor or
 *     static method takes it
 * @param attributes what its schema says besides
 * @param defaultJson its default, null for none but what the shape implies
 * @param origin where it stands in the source
 */
public record FieldPlan(
    String name,
    String property,
    TypeName type,
    ValuePlan value,
    AccessPlan reader,
    @Nullable AccessPlan writer,
    Attributes attributes,
    @Nullable String defaultJson,
    Origin origin) {}
