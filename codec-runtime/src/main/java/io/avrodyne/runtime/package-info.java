/**
 * What generated code calls and what an application calls to encode and decode. It uses codec-api,
 * Avro's schema model and its text type; nothing of the processor, and none of Avro's own readers,
 * writers, encoders or decoders.
 */
@NullMarked
package io.avrodyne.runtime;

import org.jspecify.annotations.NullMarked;
