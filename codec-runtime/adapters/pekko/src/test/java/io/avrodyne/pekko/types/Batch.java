package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A generic record, which has a codec for each instantiation. */
@AvroRecord
public record Batch<T>(List<T> items) {}
