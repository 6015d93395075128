package io.avrodyne.processor.bind;

/**
 * What the names of those types are made of that have none of their own.
 *
 * @param namespace of the record that the place belongs to
 * @param prefix the name of that record, which for an instantiation includes its type arguments,
 *     and the field
 */
record Naming(String namespace, String prefix) {}
