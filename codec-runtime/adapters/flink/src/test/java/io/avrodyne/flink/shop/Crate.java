package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroRecord;

/** A record that had another name. */
@AvroRecord
@AvroAlias("before.Carton")
public record Crate(long bottles) {}
