package io.avrodyne.benchmarks.workload.text;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/**
 * An article in which each string is of a script and a length of its own.
 *
 * @param author a string
 * @param title a string
 * @param summary a string
 * @param body a string
 * @param reply a string
 * @param tags up to four strings
 */
@AvroRecord
public record TextRecord(
    String author, String title, String summary, String body, String reply, List<String> tags) {}
