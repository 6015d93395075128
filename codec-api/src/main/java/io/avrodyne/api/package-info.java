/**
 * The types that users name in their own source code: annotations, converters, exceptions, and
 * value types that Avro has and the JDK lacks. Every other module may use this package; it depends
 * on no other module. Code that reads or writes bytes does not belong here.
 */
@NullMarked
package io.avrodyne.api;

import org.jspecify.annotations.NullMarked;
