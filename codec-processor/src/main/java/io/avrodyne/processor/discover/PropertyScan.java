package io.avrodyne.processor.discover;

import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.discover.member.PropertyDraft;
import java.util.List;

/**
 * The result of scanning the properties of a class.
 *
 * @param properties in schema order
 * @param leftOut the fields that other libraries ignore, and that are therefore missing
 * @param problems all problems except missing readers and writers
 */
record PropertyScan(
    List<PropertyDraft> properties, List<Omission> leftOut, List<Problem> problems) {

  /** Copies the lists. */
  PropertyScan {
    properties = List.copyOf(properties);
    leftOut = List.copyOf(leftOut);
    problems = List.copyOf(problems);
  }
}
