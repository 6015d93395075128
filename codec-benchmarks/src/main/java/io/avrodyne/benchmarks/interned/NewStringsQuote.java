package io.avrodyne.benchmarks.interned;

import io.avrodyne.api.AvroRecord;

/** A quote whose strings are new objects. */
@AvroRecord
public record NewStringsQuote(
    String symbol, String venue, String currency, String trader, long quantity, double price) {}
