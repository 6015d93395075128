/**
 * Codecs as Apache Avro's {@code DatumWriter} and {@code DatumReader}, for libraries that accept
 * nothing else. This package is for applications and adapters; no other part of this library may
 * call it. Anything that can use a codec directly does not belong here.
 */
@NullMarked
package io.avrodyne.runtime.datum;

import org.jspecify.annotations.NullMarked;
