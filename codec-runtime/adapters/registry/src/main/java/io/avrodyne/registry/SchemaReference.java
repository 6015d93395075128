package io.avrodyne.registry;

/**
 * A reference of a registered schema to a version of another subject, which defines a type that the
 * schema uses by name.
 *
 * @param name the full name of the type
 * @param subject the subject that defines the type
 * @param version the version of that subject, from 1
 */
public record SchemaReference(String name, String subject, int version) {}
