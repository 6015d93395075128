package io.avrodyne.axon.bank;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An invoice, with parts of its own type. */
@AvroRecord
public record Invoice(
    UUID id,
    @AvroDecimal(precision = 12, scale = 2) BigDecimal amount,
    @Nullable @AvroDecimal(precision = 12, scale = 2) BigDecimal discount,
    LocalDate due,
    Instant sent,
    List<Invoice> parts) {}
