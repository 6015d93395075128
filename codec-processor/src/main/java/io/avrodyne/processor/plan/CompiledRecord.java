package io.avrodyne.processor.plan;

import com.palantir.javapoet.ClassName;
import org.apache.avro.Schema;

/**
 * A record whose type was compiled before. Its schema is the one that its codec was generated with;
 * its source is never read again.
 *
 * @param codec the generated codec
 * @param schema the schema in it
 */
public record CompiledRecord(ClassName codec, Schema schema) implements RecordShape {}
