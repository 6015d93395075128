package io.avrodyne.runtime.datum;

/** The JSON null, which needs an object of its own in collections without nulls. */
enum JsonNull {
  NULL
}
