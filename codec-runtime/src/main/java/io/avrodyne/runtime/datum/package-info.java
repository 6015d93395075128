/**
 * Data without a class, by their schema: as JSON and as Apache Avro's generic records. And codecs
 * as Apache Avro's {@code DatumWriter} and {@code DatumReader}, for libraries that accept nothing
 * else. This package is for applications, adapters and commands; nothing that encodes and decodes
 * objects may call it. Anything that can use a codec directly does not belong here.
 */
@NullMarked
package io.avrodyne.runtime.datum;

import org.jspecify.annotations.NullMarked;
