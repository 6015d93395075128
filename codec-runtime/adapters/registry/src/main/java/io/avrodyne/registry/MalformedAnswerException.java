package io.avrodyne.registry;

/** An exception thrown if the body of an answer is not what was asked for; says what it is. */
final class MalformedAnswerException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String fact;

  MalformedAnswerException(String fact) {
    super(fact);
    this.fact = fact;
  }

  @Override
  public String getMessage() {
    return fact;
  }
}
