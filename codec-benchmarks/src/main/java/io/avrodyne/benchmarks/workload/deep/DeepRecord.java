package io.avrodyne.benchmarks.workload.deep;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import java.util.Map;

/**
 * A record of little data in many objects.
 *
 * @param cube lists of lists of lists
 * @param index maps of maps of lists
 * @param tree a recursive structure
 */
@AvroRecord
public record DeepRecord(
    List<List<List<Integer>>> cube, Map<String, Map<String, List<Long>>> index, TreeRecord tree) {}
