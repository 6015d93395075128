package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroAlias;
import io.avrodyne.api.AvroProp;
import io.avrodyne.api.AvroRecord;

/** A fee, whose schema says its version. */
@AvroRecord
@AvroProp(key = "version", value = "2")
public record Fee(@AvroAlias("amount") long cents) {}
