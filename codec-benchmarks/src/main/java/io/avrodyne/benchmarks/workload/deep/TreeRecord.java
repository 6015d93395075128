package io.avrodyne.benchmarks.workload.deep;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A node of a tree. */
@AvroRecord
public record TreeRecord(String label, double weight, List<TreeRecord> children) {}
