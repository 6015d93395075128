package io.avrodyne.runtime.datum;

/** The degrees to which a value fits a branch of a union, in ascending order. */
enum Fit {
  /** The value is rejected. */
  NONE,
  /** The value is accepted, but would be written in another form. */
  ACCEPTED,
  /** The value has the form in which it is written. */
  NATURAL,
  /** The value is text and the branch is a string, which fits any text. */
  TEXT
}
