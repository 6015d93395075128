package io.avrodyne.runtime.registry;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

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

  /** Marks the characters of a text where it has the secret, also with spaces as plus signs. */
  void mark(EncodedText shown, boolean[] hidden) {
    mark(shown, text.getBytes(StandardCharsets.UTF_8), hidden);
    if (text.indexOf(' ') >= 0) {
      mark(shown, text.replace(' ', '+').getBytes(StandardCharsets.UTF_8), hidden);
    }
  }

  private void mark(EncodedText shown, byte[] secret, boolean[] hidden) {
    for (int p = 0; p + secret.length <= shown.size(); p++) {
      if (shown.has(secret, p) && !(isWord && shown.isInName(p, p + secret.length))) {
        Arrays.fill(hidden, shown.index(p), shown.index(p + secret.length), true);
      }
    }
  }

  @Override
  public String toString() {
    return "***";
  }
}
