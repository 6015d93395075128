package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroDecimal;
import io.avrodyne.api.AvroRecord;
import java.math.BigDecimal;
import java.util.List;

/** A record whose later versions can be read in part. */
@AvroRecord
public record Parcel(
    String id,
    Content content,
    Colour colour,
    @AvroDecimal(precision = 4, scale = 2) BigDecimal price,
    List<Content> extras) {}
