package io.avrodyne.kafka;

import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;

/**
 * The rules for data, whatever frames they have.
 *
 * @param limits the limits on what a datum may contain
 * @param strictness whether bytes and characters are accepted that only Apache Avro accepts
 * @param rawBytes which values of class {@code byte[]} are written as they are
 * @param maxReusedBuffer the size in bytes beyond which a buffer is not kept after use
 */
record DataRules(
    DecodeLimits limits, Strictness strictness, RawBytes rawBytes, int maxReusedBuffer) {}
