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
 * @param writer how decoding writes it; null where the constructor takes it
 * @param origin where it stands in the source
 */
public record FieldPlan(
    String name,
    String property,
    TypeName type,
    ValuePlan value,
    AccessPlan reader,
    @Nullable AccessPlan writer,
    Origin origin) {}
