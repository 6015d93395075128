package io.avrodyne.registry;

/**
 * A text that messages must not show.
 *
 * @param text the secret
 * @param isWord whether it is hidden only where it is not part of a longer name
 */
record SecretText(String text, boolean isWord) {

  /** Returns a secret that is hidden anywhere. */
  static SecretText anywhere(String text) {
    return new SecretText(text, false);
  }

  /** Returns a secret that may be part of longer names, such as a user's name. */
  static SecretText word(String text) {
    return new SecretText(text, true);
  }

  /**
   * Marks the characters of a text where it has the secret: in either case, with spaces as plus
   * signs and, unless it is a word, with other blanks or broken into lines.
   *
   * @param lower the text in lower case
   * @param joined the same without blanks
   */
  void mark(EncodedText lower, EncodedText joined, boolean[] hidden) {
    mark(text, lower, joined, hidden);
    if (text.indexOf(' ') >= 0) {
      mark(text.replace(' ', '+'), lower, joined, hidden);
    }
  }

  private void mark(String form, EncodedText lower, EncodedText joined, boolean[] hidden) {
    EncodedText secret = EncodedText.of(form).lowerCase();
    lower.mark(secret, isWord, hidden);
    if (!isWord) {
      joined.mark(secret.withoutBlanks(), false, hidden);
    }
  }

  @Override
  public String toString() {
    return "***";
  }
}
