package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import java.util.List;

/**
 * The result of scanning the properties of a class.
 *
 * @param properties in schema order
 * @param problems all problems except missing readers and writers
 */
record PropertyScan(List<PropertyDraft> properties, List<Problem> problems) {

  /** Copies the lists. */
  PropertyScan {
    properties = List.copyOf(properties);
    problems = List.copyOf(problems);
  }
}
