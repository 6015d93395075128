package io.avrodyne.processor.files;

import io.avrodyne.processor.diagnostic.Code;
import io.avrodyne.processor.diagnostic.Problem;
import io.avrodyne.processor.plan.Origin;

/**
 * A fault of a file or folder, whichever type it concerns; it outlives the round in which the file
 * was read.
 *
 * @param predicate the finding without its subject
 */
record Fault(Code code, String predicate, String rule, String nextStep) {

  Problem of(String subject, Origin origin) {
    return new Problem(code, subject + " " + predicate, rule, nextStep, origin);
  }
}
