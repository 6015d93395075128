package io.avrodyne.benchmarks.interned;

import io.avrodyne.api.AvroInterned;
import io.avrodyne.api.AvroRecord;

/** {@link NewStringsQuote} with strings that may be objects that were read before. */
@AvroRecord
public record InternedStringsQuote(
    @AvroInterned String symbol,
    @AvroInterned String venue,
    @AvroInterned String currency,
    @AvroInterned String trader,
    long quantity,
    double price) {}
