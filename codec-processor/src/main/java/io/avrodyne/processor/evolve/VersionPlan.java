package io.avrodyne.processor.evolve;

import io.avrodyne.processor.plan.EarlierVersion;
import java.util.List;

/**
 * The straight-line code for one earlier version, before it is printed: all decisions about the two
 * schemas have been made.
 *
 * @param members the parts that have code of their own, which other parts refer to by index; the
 *     first one is the record of the codec
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
