package io.avrodyne.processor.plan;

import java.nio.file.Path;
import org.apache.avro.Schema;

/**
 * An earlier schema of a type.
 *
 * @param version its number, as its file is called
 * @param schema with logical types and defaults
 * @param file its file
 */
public record EarlierVersion(String version, Schema schema, Path file) {}
