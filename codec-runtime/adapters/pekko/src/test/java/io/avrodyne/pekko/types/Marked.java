package io.avrodyne.pekko.types;

import io.avrodyne.api.AvroRecord;

/** A message with a marker. */
@AvroRecord
public record Marked(int number) implements Marker {}
