package io.avrodyne.processor.diagnostic;

import io.avrodyne.processor.plan.Origin;
import java.util.regex.Pattern;

/**
 * A problem that keeps a codec from being generated, or a warning.
 *
 * @param code the kind of problem
 * @param finding a sentence whose subject is the type or the field as the user wrote it
 * @param rule why that is wrong, in a sentence
 * @param nextStep the remedy, in a sentence
 * @param origin where to show it
 */
public record Problem(Code code, String finding, String rule, String nextStep, Origin origin) {

  /** The longest text that a finding quotes whole. */
  private static final int MAX_FINDING = 1000;

  /** Characters that would break a message apart, or make it look like another one. */
  private static final Pattern CONTROLS =
      Pattern.compile("[\\p{Cntrl}\\u0080-\\u009f\\u2028-\\u202e\\u2066-\\u2069]");

  /** Returns the text to print. */
  public String message() {
    return "["
        + code
        + "] "
        + (code == Code.INTERNAL ? finding : quotable())
        + " "
        + rule
        + " "
        + nextStep;
  }

  /** A finding quotes the source, which may be long or contain control characters. */
  private String quotable() {
    String text = CONTROLS.matcher(finding).replaceAll("?");
    return text.length() <= MAX_FINDING ? text : text.substring(0, MAX_FINDING) + "...";
  }
}
