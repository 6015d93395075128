package io.avrodyne.processor.emit;

import com.palantir.javapoet.ClassName;
import java.util.Optional;

/**
 * The output for one codec.
 *
 * @param name the class of the codec
 * @param source the text of the codec
 * @param fullname the Avro fullname
 * @param schemaText the schema as JSON
 * @param reachability the metadata that native images need, as JSON; empty if they need none
 */
public record EmittedCodec(
    ClassName name,
    String source,
    String fullname,
    String schemaText,
    Optional<String> reachability) {}
