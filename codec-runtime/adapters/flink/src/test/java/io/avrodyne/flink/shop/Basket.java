package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A record of a list, which anybody may change. */
@AvroRecord
public record Basket(String owner, List<String> articles) {}
