package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.EarlierVersion;
import java.util.List;

/**
 * The straight code for what one earlier version wrote, before it is printed: nothing about the two
 * schemas is left to decide.
 *
 * @param members the parts that have code of their own, which the others name by index; the first
 *     one is the record of the codec
 */
public record VersionPlan(EarlierVersion version, List<VersionMember> members) {

  /** Copies the list. */
  public VersionPlan {
    members = List.copyOf(members);
  }

  /** Returns the record of the codec. */
  public VersionMember.ChangedRecord root() {
    return (VersionMember.ChangedRecord) members.get(0);
  }
}
