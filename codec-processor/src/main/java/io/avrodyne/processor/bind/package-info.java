/**
 * Maps Java types to Avro shapes by the table of types. What a shape is stands in plan, how it is
 * written in emit.
 */
@NullMarked
package io.avrodyne.processor.bind;

import org.jspecify.annotations.NullMarked;
