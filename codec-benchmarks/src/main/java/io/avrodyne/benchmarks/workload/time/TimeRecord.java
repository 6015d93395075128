package io.avrodyne.benchmarks.workload.time;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An invoice. */
@AvroRecord
public record TimeRecord(
    UUID id,
    UUID customer,
    Instant created,
    @Nullable Instant paid,
    LocalDate due,
    @AvroDecimal(precision = 18, scale = 2) BigDecimal total,
    List<LineRecord> lines) {}
