package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroRecord;
import org.jspecify.annotations.Nullable;

/** A record in which one byte of a datum is one level of nesting. */
@AvroRecord
public record Chain(@Nullable Chain next) {}
