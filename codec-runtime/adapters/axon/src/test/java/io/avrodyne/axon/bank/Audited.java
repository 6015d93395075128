package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroTimestamp;
import java.time.Instant;

/** The same moment in the default unit and in the one that keeps all digits. */
@AvroRecord
public record Audited(Instant at, @AvroTimestamp(AvroTimestamp.Unit.NANOS) Instant exactly) {}
