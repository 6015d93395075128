package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroRecord;
import org.jspecify.annotations.Nullable;

/** A generic record, whose instantiations have codecs of their own. */
@AvroRecord
public record Page<T>(T first, @Nullable T second) {}
