package io.avrodyne.processor.discover;

/**
 * Is a method or a field by which a property is read or written.
 *
 * @param name its name
 * @param method whether it is a method
 */
public record Accessor(String name, boolean method) {}
