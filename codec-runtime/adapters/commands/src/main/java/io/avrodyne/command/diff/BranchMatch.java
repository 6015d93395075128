package io.avrodyne.command.diff;

import java.util.Optional;
import org.apache.avro.Schema;

/** The branch of another union that a branch has become. */
final class BranchMatch {

  private BranchMatch() {}

  /** Returns the branch of the same name, which for types without names is their type. */
  static Optional<Schema> find(Schema branch, Schema union) {
    return union.getTypes().stream()
        .filter(each -> each.getFullName().equals(branch.getFullName()))
        .findFirst();
  }
}
