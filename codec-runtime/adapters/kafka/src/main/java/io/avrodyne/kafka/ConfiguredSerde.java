package io.avrodyne.kafka;

import io.avrodyne.registry.CachedRegistry;
import org.jspecify.annotations.Nullable;

/**
 * What the settings of a client of Kafka ask for.
 *
 * @param settings the settings of the serializer or deserializer
 * @param client the client of the registry that was created for it, or null without a URL
 */
record ConfiguredSerde(SerdeSettings settings, @Nullable CachedRegistry client) {}
