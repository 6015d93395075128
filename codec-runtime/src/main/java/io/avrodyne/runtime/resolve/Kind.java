package io.avrodyne.runtime.resolve;

/** The kind of a plan's node. */
enum Kind {
  VALUE,
  DEFAULT,
  SKIPPED,
  ENUM,
  RECORD,
  ARRAY,
  MAP,
  BRANCH,
  UNION,
  ERROR
}
