/**
 * Serializers and deserializers of Apache Kafka for keys and values of types with a codec.
 * Applications and their configuration call the public types; no other module of this library may.
 * Frames and clients of registries belong in {@code codec-runtime}.
 */
@NullMarked
package io.avrodyne.kafka;

import org.jspecify.annotations.NullMarked;
