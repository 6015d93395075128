package io.avrodyne.processor.plan;

import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The schema that a record follows.
 *
 * @param file its file, as the annotation names it
 * @param schema null until the file has been read
 */
public record GivenSchema(AnnotationText file, @Nullable Schema schema) {}
