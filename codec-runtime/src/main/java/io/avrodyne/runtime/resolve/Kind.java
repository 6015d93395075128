package io.avrodyne.runtime.resolve;

/** What a node of a plan is made of. */
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
