/**
 * The mapping of Java types to Avro shapes, by the table of types. Only the package {@code
 * processor} calls it. The definition of shapes belongs in the package {@code plan}, and their code
 * in {@code emit}.
 */
@NullMarked
package io.avrodyne.processor.bind;

import org.jspecify.annotations.NullMarked;
