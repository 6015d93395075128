package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The rules of a decision, of which the first one that applies decides. */
@AvroRecord
public record RuleSet(String name, int version, List<Rule> rules) {

  /** An action, and the condition under which it is taken. */
  @AvroRecord
  public record Rule(int priority, Expression condition, String action) {}
}
