package io.avrodyne.processor.discover;

import io.avrodyne.processor.discover.settings.ElementOrigin;

/**
 * The finding that another library does not write a property.
 *
 * @param clause the annotation and where it is, as the predicate of a sentence
 * @param stored whether it is about storing the property
 * @param origin where to show it
 */
record ForeignMark(String clause, boolean stored, ElementOrigin origin) {}
