package io.avrodyne.benchmarks.workload.journal;

import io.avrodyne.api.AvroRecord;

/**
 * The event of the published actors, which add up its values.
 *
 * @param value the value to add
 */
@AvroRecord
public record ValueStored(int value) {}
