package io.avrodyne.benchmarks.workload.time;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** A line of an invoice. */
@AvroRecord
public record LineRecord(
    UUID product,
    @AvroDecimal(precision = 18, scale = 4) BigDecimal price,
    LocalDate delivered,
    Instant changed) {}
