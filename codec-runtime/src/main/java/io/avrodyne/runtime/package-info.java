/**
 * What an application names to encode and decode: codecs, inputs, outputs, limits, schema texts and
 * fingerprints; and the machinery of bytes that inputs and outputs share, which is not public. It
 * uses codec-api, package {@code binary} and Avro's schema model, and none of the packages that are
 * built on it: they come in by {@link io.avrodyne.runtime.Internals}. None of Avro's own readers,
 * writers, encoders or decoders is used.
 */
@NullMarked
package io.avrodyne.runtime;

import org.jspecify.annotations.NullMarked;
