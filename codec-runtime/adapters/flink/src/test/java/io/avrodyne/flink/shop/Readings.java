package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A record of numbers, which an earlier version wrote as whole numbers. */
@AvroRecord
public record Readings(List<Double> values) {}
