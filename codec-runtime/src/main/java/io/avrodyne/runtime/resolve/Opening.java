package io.avrodyne.runtime.resolve;

/** What a node of a plan does before the straight decoder reads. */
enum Opening {
  NOTHING,
  CHECK,
  DETOUR,
  DEFAULT
}
