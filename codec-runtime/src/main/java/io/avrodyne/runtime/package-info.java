/**
 * The types that an application names to encode and decode: codecs, inputs, outputs, limits, schema
 * texts and fingerprints, together with the package-private byte handling that inputs and outputs
 * share. This package uses codec-api, package {@code binary} and Avro's schema model. Packages
 * built on it reach its internals through {@link io.avrodyne.runtime.Internals}; it does not use
 * them. It does not use Avro's own readers, writers, encoders or decoders.
 */
@NullMarked
package io.avrodyne.runtime;

import org.jspecify.annotations.NullMarked;
