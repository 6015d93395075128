package io.avrodyne.processor.bind;

/**
 * A row of the documented table of types. A test compares the rows with the bindings.
 *
 * @param java the Java types
 * @param avro their Avro types
 * @param example one of them, as the type of a component
 * @param schema the schema of the example, as JSON
 */
record Mapping(String java, String avro, String example, String schema) {}
