package io.avrodyne.generate.shape;

/**
 * The names that all types share.
 *
 * @param names those of records and enums
 * @param unions those of sealed interfaces
 * @param nullness that of the annotation of what may be null
 */
record Naming(TypeNames names, Unions unions, Nullness nullness) {}
