package io.avrodyne.registry.settings;

import io.avrodyne.registry.HttpRegistry;
import io.avrodyne.registry.HttpRegistryBuilder;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a registry as texts, by {@link RegistryKeys}. Keys of somebody else are ignored.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} with the key and what to do, but without
 * credentials and without URLs, which may contain some.
 *
 * <p><b>Threads.</b> Immutable.
 */
public final class RegistrySettings {

  private static final int DAY = 86_400_000;

  private final Map<String, String> texts = new HashMap<>();

  /**
   * Creates settings. A blank text counts as missing, a text that is not a password loses the
   * blanks around it, and a key with the prefix comes before the same without it.
   */
  public RegistrySettings(Map<String, String> given) {
    given.forEach(
        (key, text) -> {
          if (!text.isBlank()) {
            texts.put(key, RegistryKeys.isSecret(key) ? text : text.strip());
          }
        });
    RegistryKeys.addPlain(texts);
  }

  /** Finds a setting; a key that may have the prefix is asked for without it. */
  public Optional<String> find(String key) {
    return Optional.ofNullable(texts.get(key));
  }

  /** Returns a builder of the client that the settings ask for. */
  public HttpRegistryBuilder client() {
    HttpRegistryBuilder client =
        use(RegistryKeys.URL, () -> HttpRegistry.builder(find(RegistryKeys.URL).orElse("")));
    authenticate(client);
    SSLContext context = TlsSettings.context(texts);
    if (context != null) {
      client.sslContext(context);
    }
    String apicurio = texts.get(RegistryKeys.APICURIO_URL);
    if (apicurio != null) {
      use(RegistryKeys.APICURIO_URL, () -> client.apicurio(apicurio));
    }
    addHeaders(client);
    return client
        .connectTimeout(millis(RegistryKeys.CONNECT_TIMEOUT, 5_000))
        .requestTimeout(millis(RegistryKeys.READ_TIMEOUT, 10_000))
        .totalTimeout(millis(RegistryKeys.TOTAL_TIMEOUT, 30_000))
        .retries(number(RegistryKeys.MAX_RETRIES, 2, 0, Integer.MAX_VALUE))
        .pauses(millis(RegistryKeys.RETRY_WAIT, 100), millis(RegistryKeys.RETRY_MAX_WAIT, 2_000));
  }

  private static HttpRegistryBuilder use(String key, Supplier<HttpRegistryBuilder> setting) {
    try {
      return setting.get();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(key + " cannot be used. " + e.getMessage() + ".", e);
    }
  }

  private void authenticate(HttpRegistryBuilder client) {
    String userInfo = texts.get(RegistryKeys.USER_INFO);
    String token = texts.get(RegistryKeys.BEARER_TOKEN);
    if (userInfo != null && token != null) {
      throw new IllegalArgumentException(
          RegistryKeys.USER_INFO
              + " and "
              + RegistryKeys.BEARER_TOKEN
              + " are both set, but a request has one kind of credentials. Remove one of them.");
    }
    requireSource(RegistryKeys.BEARER_SOURCE, "STATIC_TOKEN", RegistryKeys.BEARER_TOKEN);
    if (token != null) {
      String stripped = token.strip(); // A token has no blanks, by RFC 6750.
      client.bearerToken(() -> stripped);
    }
    if (!isOfUrl(userInfo)) {
      requireSource(RegistryKeys.BASIC_SOURCE, "USER_INFO", RegistryKeys.USER_INFO);
    }
    if (userInfo != null) {
      int colon = userInfo.indexOf(':');
      if (colon < 0) {
        throw new IllegalArgumentException(
            RegistryKeys.USER_INFO + " has no colon between the user and the password.");
      }
      client.basicAuthentication(userInfo.substring(0, colon), userInfo.substring(colon + 1));
    }
  }

  /** Returns whether the user is asked to come from the URLs, which is the client's business. */
  private boolean isOfUrl(@Nullable String userInfo) {
    boolean isOfUrl = "URL".equals(texts.get(RegistryKeys.BASIC_SOURCE));
    if (isOfUrl && userInfo != null) {
      throw new IllegalArgumentException(
          RegistryKeys.USER_INFO
              + " is set, but "
              + RegistryKeys.BASIC_SOURCE
              + " is URL. Set that to USER_INFO, or remove one of the two.");
    }
    return isOfUrl;
  }

  private void requireSource(String key, String supported, String credentials) {
    String source = texts.get(key);
    if (source != null && !source.equals(supported)) {
      throw new IllegalArgumentException(
          key
              + " is "
              + source
              + ", but only "
              + supported
              + " is supported here. An application can pass other credentials to a builder of"
              + " HttpRegistry.");
    }
    if (source != null && !texts.containsKey(credentials)) {
      throw new IllegalArgumentException(credentials + " is missing; " + key + " asks for it.");
    }
  }

  private void addHeaders(HttpRegistryBuilder client) {
    texts.forEach(
        (key, text) -> {
          if (key.startsWith(RegistryKeys.REQUEST_HEADER)) {
            String name = key.substring(RegistryKeys.REQUEST_HEADER.length());
            use(key, () -> client.header(name, text));
          }
        });
  }

  private Duration millis(String key, int absent) {
    return Duration.ofMillis(number(key, absent, 1, DAY));
  }

  private int number(String key, int absent, int least, int most) {
    String text = texts.getOrDefault(key, Integer.toString(absent));
    long number = text.matches("[0-9]{1,10}") ? Long.parseLong(text) : -1;
    if (number < least || number > most) {
      throw new IllegalArgumentException(
          key + " must be a whole number from " + least + " to " + most + ".");
    }
    return (int) number;
  }

  /** Returns the keys, without values. */
  @Override
  public String toString() {
    return new TreeSet<>(texts.keySet()).toString();
  }
}
