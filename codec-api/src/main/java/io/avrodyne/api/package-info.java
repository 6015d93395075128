/**
 * What a user's own source names: annotations, converters, exceptions, and the types that Avro has
 * and the JDK lacks. Every other module may use it; it uses none of them. Nothing that reads or
 * writes bytes belongs here.
 */
@NullMarked
package io.avrodyne.api;

import org.jspecify.annotations.NullMarked;
