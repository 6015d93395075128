package io.avrodyne.benchmarks.workload.deep;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import java.util.Map;

/** A record of little data in many objects: lists of lists, maps of maps and a tree. */
@AvroRecord
public record DeepRecord(
    List<List<List<Integer>>> cube, Map<String, Map<String, List<Long>>> index, TreeRecord tree) {}
