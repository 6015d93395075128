package io.avrodyne.runtime.resolve;

/** The action of a plan's node before the straight decoder reads. */
enum Opening {
  NOTHING,
  CHECK,
  DETOUR,
  DEFAULT
}
