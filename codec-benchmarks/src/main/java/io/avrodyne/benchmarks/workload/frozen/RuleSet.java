package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/**
 * The rules of a decision.
 *
 * @param name what is decided
 * @param version the version
 * @param rules the rules, of which the first one that applies decides
 */
@AvroRecord
public record RuleSet(String name, int version, List<Rule> rules) {

  /** A rule: what is done under a condition. */
  @AvroRecord
  public record Rule(int priority, Expression condition, String action) {}
}
