package io.avrodyne.processor.files;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Origin;

/**
 * Is what is wrong with a file or a folder, whatever type it is about; it outlives the round in
 * which the file was read.
 *
 * @param predicate what a type has, the finding without its subject
 */
record Fault(Code code, String predicate, String rule, String nextStep) {

  Problem of(String subject, Origin origin) {
    return new Problem(code, subject + " " + predicate, rule, nextStep, origin);
  }
}
