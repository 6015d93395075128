package io.avrodyne.registry;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The credentials of a client of a registry. All text that comes from the registry, or from what is
 * between the client and the registry, passes through here before a message contains it.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class Secrets {

  /** Tokens expire and are replaced; an answer may repeat an earlier one. */
  private static final int MAX_TOKENS = 16;

  /** How often a text may have been encoded with escape sequences. */
  private static final int MAX_ENCODINGS = 3;

  private static final String HIDDEN = "***";

  /** The secrets that do not change. */
  private final List<SecretText> fixed;

  private volatile List<SecretText> ofTokens = List.of();
  private volatile @Nullable Credentials last;

  Secrets(HttpSettings settings) {
    Stream<SecretText> ofUsers =
        Stream.concat(settings.urls().stream(), Stream.ofNullable(settings.apicurio()))
            .map(BaseUrl::user)
            .filter(Objects::nonNull)
            .flatMap(user -> user.secrets().stream());
    Stream<SecretText> ofHeaders =
        settings.headers().entrySet().stream()
            .filter(header -> !header.getKey().equalsIgnoreCase("User-Agent"))
            .map(header -> SecretText.anywhere(header.getValue()));
    fixed = notEmpty(Stream.concat(ofUsers, ofHeaders));
  }

  private static List<SecretText> notEmpty(Stream<SecretText> secrets) {
    return secrets.filter(secret -> !secret.text().isEmpty()).toList();
  }

  /** Adds the credentials of a request. */
  @SuppressWarnings("ReferenceEquality") // The same object needs no other look.
  void add(Credentials credentials) {
    if (credentials != last) {
      addNew(credentials);
    }
  }

  private synchronized void addNew(Credentials credentials) {
    Set<SecretText> all = new LinkedHashSet<>(credentials.secrets());
    all.addAll(ofTokens);
    ofTokens = notEmpty(all.stream().limit(MAX_TOKENS));
    last = credentials;
  }

  /** Returns a text of somebody else fit for a message: without secrets, printable and short. */
  String text(String foreign) {
    return MessageText.of(hide(foreign));
  }

  /** Returns whether a text has a secret. */
  boolean areIn(String text) {
    return !hide(text).equals(text);
  }

  /** Returns a text without secrets, whether they are written with escape sequences or not. */
  private String hide(String text) {
    boolean[] hidden = new boolean[text.length() + 1];
    EncodedText level = EncodedText.of(text);
    for (int i = 0; i <= MAX_ENCODINGS; i++) {
      EncodedText lower = level.lowerCase();
      EncodedText joined = lower.withoutBlanks();
      fixed.forEach(secret -> secret.mark(lower, joined, hidden));
      ofTokens.forEach(secret -> secret.mark(lower, joined, hidden));
      level = level.decoded();
    }
    return replaced(text, hidden);
  }

  private static String replaced(String text, boolean[] hidden) {
    for (int i = text.length() - 1; i >= 0; i--) {
      // Blanks after a secret are not part of it.
      hidden[i] &= hidden[i + 1] || text.charAt(i) > ' ';
    }
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (!hidden[i]) {
        shown.append(text.charAt(i));
      } else if (!hidden[i + 1]) {
        shown.append(HIDDEN);
      }
    }
    return shown.toString();
  }

  /**
   * Returns an exception that may be the cause of another: the same one unless its messages, or
   * those of its causes, show a secret.
   */
  Throwable cause(Throwable failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (areIn(each + " " + List.of(each.getSuppressed()))) {
        return withoutSecrets(failure);
      }
    }
    return failure;
  }

  private IOException withoutSecrets(Throwable failure) {
    IOException shown = new IOException(Causes.describe(failure, this));
    shown.setStackTrace(failure.getStackTrace());
    return shown;
  }

  @Override
  public String toString() {
    return HIDDEN;
  }
}
