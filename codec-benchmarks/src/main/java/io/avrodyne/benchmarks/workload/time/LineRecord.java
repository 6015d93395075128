package io.avrodyne.benchmarks.workload.time;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/**
 * A line of an invoice.
 *
 * @param product the product's identifier
 * @param price its price
 * @param delivered the day of its delivery
 * @param changed when the line was last changed
 */
@AvroRecord
public record LineRecord(
    UUID product,
    @AvroDecimal(precision = 18, scale = 4) BigDecimal price,
    LocalDate delivered,
    Instant changed) {}
