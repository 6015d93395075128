package io.avrodyne.kafka;

import io.avrodyne.runtime.frame.Framings;

/**
 * The settings of a serializer, of a deserializer or of a pair of them, whether they were given to
 * a builder or to a client of Kafka.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param isKey whether they are for keys
 * @param codecs the codecs
 * @param forms the forms of the frames
 * @param schemas the sources of schemas and of their identifiers
 * @param data the rules for data
 * @param isOfProperties whether messages name settings of Kafka rather than constants of {@link
 *     Framings}
 */
record SerdeSettings(
    boolean isKey,
    SerdeCodecs codecs,
    FrameForms forms,
    SchemaAccess schemas,
    DataRules data,
    boolean isOfProperties) {}
