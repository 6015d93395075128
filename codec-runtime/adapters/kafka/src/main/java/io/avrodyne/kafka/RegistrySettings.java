package io.avrodyne.kafka;

import io.avrodyne.registry.CachedRegistry;
import io.avrodyne.registry.HttpRegistry;
import io.avrodyne.registry.HttpRegistryBuilder;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import javax.net.ssl.SSLContext;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.config.types.Password;
import org.jspecify.annotations.Nullable;

/** The settings of the client of a registry. */
final class RegistrySettings {

  private static final Duration FOREVER = Duration.ofDays(365);

  private final Settings settings;

  private RegistrySettings(Settings settings) {
    this.settings = settings;
  }

  /**
   * Returns a client, or null if the settings have no URL.
   *
   * @throws ConfigException if a URL or the credentials cannot be used
   */
  static @Nullable CachedRegistry client(Settings settings) {
    List<Object> urls = settings.list(AvrodyneConfig.REGISTRY_URL);
    return urls.isEmpty() ? null : new RegistrySettings(settings).cached(urls);
  }

  private CachedRegistry cached(List<Object> urls) {
    int latest = settings.number(AvrodyneConfig.LATEST_TTL);
    return CachedRegistry.builder(create(urls))
        .latestTimeToLive(latest < 0 ? FOREVER : Duration.ofSeconds(latest))
        .absenceTimeToLive(Duration.ofSeconds(settings.number(AvrodyneConfig.MISSING_TTL)))
        .build();
  }

  private HttpRegistry create(List<Object> urls) {
    URI[] uris =
        urls.stream().map(url -> uri(AvrodyneConfig.REGISTRY_URL, url)).toArray(URI[]::new);
    try {
      HttpRegistryBuilder client = HttpRegistry.builder(uris);
      authenticate(client);
      SSLContext context = TlsSettings.context(settings);
      if (context != null) {
        client.sslContext(context);
      }
      String apicurio = settings.string(AvrodyneConfig.APICURIO_URL);
      if (apicurio != null) {
        client.apicurio(uri(AvrodyneConfig.APICURIO_URL, apicurio));
      }
      addHeaders(client);
      return repeat(client).normalize(settings.flag(AvrodyneConfig.NORMALIZE)).build();
    } catch (IllegalArgumentException e) {
      throw new ConfigException("The registry cannot be used: " + e.getMessage());
    }
  }

  private HttpRegistryBuilder repeat(HttpRegistryBuilder client) {
    return client
        .connectTimeout(millis(AvrodyneConfig.CONNECT_TIMEOUT))
        .requestTimeout(millis(AvrodyneConfig.READ_TIMEOUT))
        .totalTimeout(millis(AvrodyneConfig.TOTAL_TIMEOUT))
        .retries(settings.number(AvrodyneConfig.MAX_RETRIES))
        .pauses(millis(AvrodyneConfig.RETRY_WAIT), millis(AvrodyneConfig.RETRY_MAX_WAIT));
  }

  private Duration millis(String key) {
    return Duration.ofMillis(settings.number(key));
  }

  private static URI uri(String key, Object text) {
    try {
      URI uri = new URI(text.toString().trim());
      if (uri.getHost() != null && uri.getScheme() != null && uri.getScheme().matches("https?")) {
        return uri;
      }
    } catch (URISyntaxException e) {
      // The message of the exception has the text, which may contain a password.
    }
    throw new ConfigException(
        key + " has a text that is not a URL. A URL is like http://registry:8081.");
  }

  private void authenticate(HttpRegistryBuilder client) {
    String userInfo = settings.password(AvrodyneConfig.USER_INFO);
    String token = settings.password(AvrodyneConfig.BEARER_TOKEN);
    requireOneOf(userInfo, token);
    if (token != null) {
      requireSource(AvrodyneConfig.BEARER_SOURCE, "STATIC_TOKEN");
      client.bearerToken(() -> token);
    } else if (settings.isGiven(AvrodyneConfig.BEARER_SOURCE)) {
      requireSource(AvrodyneConfig.BEARER_SOURCE, "STATIC_TOKEN");
      throw missing(AvrodyneConfig.BEARER_TOKEN, AvrodyneConfig.BEARER_SOURCE);
    }
    basic(client, userInfo);
  }

  private static void requireOneOf(@Nullable String userInfo, @Nullable String token) {
    if (userInfo != null && token != null) {
      throw new ConfigException(
          AvrodyneConfig.USER_INFO
              + " and "
              + AvrodyneConfig.BEARER_TOKEN
              + " are both set, but a request has one kind of credentials. Remove one of them.");
    }
  }

  private void basic(HttpRegistryBuilder client, @Nullable String userInfo) {
    String source = settings.string(AvrodyneConfig.BASIC_SOURCE);
    boolean isUrl = !settings.isGiven(AvrodyneConfig.BASIC_SOURCE) || "URL".equals(source);
    if (!isUrl) {
      requireSource(AvrodyneConfig.BASIC_SOURCE, "USER_INFO");
      if (userInfo == null) {
        throw missing(AvrodyneConfig.USER_INFO, AvrodyneConfig.BASIC_SOURCE);
      }
    }
    if (userInfo == null) {
      return;
    }
    if (isUrl && settings.isGiven(AvrodyneConfig.BASIC_SOURCE)) {
      throw new ConfigException(
          AvrodyneConfig.USER_INFO
              + " is set, but "
              + AvrodyneConfig.BASIC_SOURCE
              + " is URL. Set that to USER_INFO, or remove one of the two.");
    }
    int colon = userInfo.indexOf(':');
    if (colon < 0) {
      throw new ConfigException(
          AvrodyneConfig.USER_INFO + " has no colon between the user and the password.");
    }
    client.basicAuthentication(userInfo.substring(0, colon), userInfo.substring(colon + 1));
  }

  private void requireSource(String key, String supported) {
    if (!supported.equals(settings.string(key))) {
      throw new ConfigException(
          key
              + " is "
              + settings.string(key)
              + ", but only "
              + supported
              + " is supported here. For other credentials, pass an HttpRegistry with a supplier of"
              + " tokens to the builder.");
    }
  }

  private static ConfigException missing(String key, String because) {
    return new ConfigException(key + " is missing; " + because + " asks for it.");
  }

  private void addHeaders(HttpRegistryBuilder client) {
    settings
        .given()
        .forEach(
            (key, value) -> {
              if (key.startsWith(AvrodyneConfig.REQUEST_HEADER)) {
                String text = value instanceof Password secret ? secret.value() : value.toString();
                client.header(key.substring(AvrodyneConfig.REQUEST_HEADER.length()), text);
              }
            });
  }
}
