package io.avrodyne.processor.plan;

import java.nio.file.Path;
import org.apache.avro.Schema;

/**
 * Is the schema that a type had before.
 *
 * @param version its number, as its file is called
 * @param schema with logical types and defaults
 * @param file where it stands
 */
public record EarlierVersion(String version, Schema schema, Path file) {}
