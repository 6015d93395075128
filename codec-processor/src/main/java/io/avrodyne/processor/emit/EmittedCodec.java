package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;

/**
 * Is what is generated for a record.
 *
 * @param name the class of the codec
 * @param file the source of the codec
 * @param fullname the Avro fullname
 * @param schemaText the schema as JSON
 */
public record EmittedCodec(ClassName name, JavaFile file, String fullname, String schemaText) {}
