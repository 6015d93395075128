package io.avrodyne.benchmarks.workload.text;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** An article in which each string is of a script and a length of its own. */
@AvroRecord
public record TextRecord(
    String author, String title, String summary, String body, String reply, List<String> tags) {}
