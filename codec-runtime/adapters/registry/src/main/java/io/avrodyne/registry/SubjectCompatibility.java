package io.avrodyne.registry;

/** The rule that a schema must satisfy to become the next version of a subject. */
public enum SubjectCompatibility {
  /** No rule. */
  NONE(false, false, false),
  /** The schema must read all data of the latest version. */
  BACKWARD(true, false, false),
  /** The schema must read all data of all versions. */
  BACKWARD_TRANSITIVE(true, false, true),
  /** The latest version must read all data of the schema. */
  FORWARD(false, true, false),
  /** All versions must read all data of the schema. */
  FORWARD_TRANSITIVE(false, true, true),
  /** The schema and the latest version must read all data of each other. */
  FULL(true, true, false),
  /** The schema and all versions must read all data of each other. */
  FULL_TRANSITIVE(true, true, true);

  final boolean readsOlder;
  final boolean isReadByOlder;
  final boolean comparesAll;

  SubjectCompatibility(boolean readsOlder, boolean isReadByOlder, boolean comparesAll) {
    this.readsOlder = readsOlder;
    this.isReadByOlder = isReadByOlder;
    this.comparesAll = comparesAll;
  }
}
