package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import java.util.List;

/**
 * Is what a scanner of properties found.
 *
 * @param properties in schema order
 * @param problems besides missing readers and writers
 */
record PropertyScan(List<PropertyDraft> properties, List<Problem> problems) {

  /** Copies the lists. */
  PropertyScan {
    properties = List.copyOf(properties);
    problems = List.copyOf(problems);
  }
}
