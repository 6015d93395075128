package io.avrodyne.processor.diagnostic;

import io.avrodyne.processor.plan.Origin;

/**
 * Is a finding that keeps a codec from being made.
 *
 * @param code what kind it is
 * @param finding a sentence whose subject is the type or the field as the user wrote it
 * @param rule why that is wrong, in a sentence
 * @param nextStep what to do, in a sentence
 * @param origin where to show it
 */
public record Problem(Code code, String finding, String rule, String nextStep, Origin origin) {

  /** Returns the text to print. */
  public String message() {
    return "[" + code + "] " + finding + " " + rule + " " + nextStep;
  }
}
