/**
 * Avro's binary form of single values over byte arrays: numbers, two's complement, UTF-8. Pure
 * functions without state, called by the other packages of the runtime and by generated code; not
 * part of the public API. What knows of inputs, outputs or schemas does not belong here.
 */
@NullMarked
package io.avrodyne.runtime.binary;

import org.jspecify.annotations.NullMarked;
