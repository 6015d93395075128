/**
 * Avro's binary form of single values in byte arrays: numbers, two's complement, UTF-8. The
 * functions are pure and stateless, and are called by the other packages of the runtime and by
 * generated code; they are not part of the public API. Code that uses inputs, outputs or schemas
 * does not belong here.
 */
@NullMarked
package io.avrodyne.runtime.binary;

import org.jspecify.annotations.NullMarked;
