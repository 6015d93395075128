package io.avrodyne.processor.bind;

/**
 * Is a row of the README's table of types, which a test holds to the bindings.
 *
 * @param java the Java types
 * @param avro what they become
 * @param example one of them, as the type of a component
 * @param schema what becomes of the example, as JSON
 */
record Mapping(String java, String avro, String example, String schema) {}
