package io.avrodyne.registry;

import io.avrodyne.runtime.SchemaLimits;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * A builder for {@link HttpRegistry}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a setting out of its range. No message
 * shows credentials.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class HttpRegistryBuilder {

  private static final Duration MAX_TIME = Duration.ofDays(1);
  private static final Set<String> OWN_HEADERS = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  static {
    OWN_HEADERS.addAll(
        List.of(
            "Accept",
            "Authorization",
            "Connection",
            "Content-Length",
            "Content-Type",
            "Expect",
            "Host",
            "Transfer-Encoding",
            "Upgrade"));
  }

  private final List<BaseUrl> urls;
  private final Map<String, String> headers = new LinkedHashMap<>();
  private @Nullable BaseUrl apicurio;
  private @Nullable Supplier<Credentials> credentials;
  private @Nullable SSLContext sslContext;
  private Duration connectTimeout = Duration.ofSeconds(5);
  private Duration requestTimeout = Duration.ofSeconds(10);
  private Duration totalTimeout = Duration.ofSeconds(30);
  private int retries = 2;
  private Duration firstPause = Duration.ofMillis(100);
  private Duration maxPause = Duration.ofSeconds(2);
  private int maxAnswerBytes = 4 << 20;
  private boolean normalize;
  private SchemaLimits schemaLimits = SchemaLimits.DEFAULT;
  private int maxReferences = 64;
  private int maxComparedVersions = 50;

  HttpRegistryBuilder(List<BaseUrl> urls) {
    if (urls.isEmpty()) {
      throw new IllegalArgumentException("A schema registry needs a URL");
    }
    this.urls = List.copyOf(urls);
    headers.put("User-Agent", "avrodyne");
  }

  /**
   * Sets the user and the password for basic authentication. Without this, the user info of the
   * URLs is used, if they have one.
   */
  public HttpRegistryBuilder basicAuthentication(String user, String password) {
    if (user.indexOf(':') >= 0) {
      throw new IllegalArgumentException("A user's name must not have a colon");
    }
    Credentials basic = Credentials.basic(user + ":" + password);
    credentials = () -> basic;
    return this;
  }

  /**
   * Sets the supplier of the token for bearer authentication. It is called before each request,
   * because tokens expire; it should keep a token for as long as the token is valid.
   */
  public HttpRegistryBuilder bearerToken(Supplier<String> token) {
    credentials = () -> Credentials.bearer(token);
    return this;
  }

  /** Sets the context for TLS: trusted certificates, and a certificate of this client. */
  public HttpRegistryBuilder sslContext(SSLContext context) {
    sslContext = context;
    return this;
  }

  /** Sets the time for opening a connection. The default is 5 seconds. */
  public HttpRegistryBuilder connectTimeout(Duration timeout) {
    connectTimeout = positive(timeout);
    return this;
  }

  /** Sets the time for a request and its whole answer. The default is 10 seconds. */
  public HttpRegistryBuilder requestTimeout(Duration timeout) {
    requestTimeout = positive(timeout);
    return this;
  }

  /**
   * Sets the time for a call of the registry: all its requests, their repetitions and the pauses
   * between them. The default is 30 seconds.
   */
  public HttpRegistryBuilder totalTimeout(Duration timeout) {
    totalTimeout = positive(timeout);
    return this;
  }

  /**
   * Sets how often a request is repeated at most: if no URL gives an answer other than status 502,
   * 503 or 504, or if one answers with 429. The default is 2.
   */
  public HttpRegistryBuilder retries(int count) {
    retries = notNegative(count);
    return this;
  }

  /**
   * Sets the pause before the first repetition, which doubles with each, and the longest pause. The
   * last half of each pause is random. The defaults are 100 milliseconds and 2 seconds.
   */
  public HttpRegistryBuilder pauses(Duration first, Duration longest) {
    firstPause = positive(first);
    maxPause = positive(longest);
    return this;
  }

  /** Sets the maximum size of an answer, in bytes. The default is 4 MiB. */
  public HttpRegistryBuilder maxAnswerBytes(int bytes) {
    maxAnswerBytes = notNegative(bytes);
    return this;
  }

  /** Sets the header {@code User-Agent}. */
  public HttpRegistryBuilder userAgent(String name) {
    return header("User-Agent", name);
  }

  /** Sets a header of all requests. Messages do not show its value. */
  public HttpRegistryBuilder header(String name, String value) {
    if (OWN_HEADERS.contains(name) || name.isEmpty() || !name.chars().allMatch(this::isOfToken)) {
      throw new IllegalArgumentException("The header " + MessageText.of(name) + " cannot be set");
    }
    if (!Credentials.isHeaderValue(value)) {
      throw new IllegalArgumentException("The header " + name + " has characters it cannot have");
    }
    headers.put(name, value);
    return this;
  }

  private boolean isOfToken(int c) {
    return c > ' ' && c <= '~' && "\"(),/:;<=>?@[\\]{}".indexOf(c) < 0;
  }

  /**
   * Asks the registry to normalize the schemas that are registered and looked up. Texts that differ
   * in the order of properties only then count as one schema. The default is false.
   */
  public HttpRegistryBuilder normalize(boolean wanted) {
    normalize = wanted;
    return this;
  }

  /**
   * Sets the URL of Apicurio's own API, such as {@code http://localhost:8080/apis/registry/v3} (or
   * v2), which knows schemas by global id and by content id. Without it, content ids are looked up
   * as ids, which they are in Apicurio's implementation of Confluent's API unless its legacy mode
   * is enabled, and global ids are unknown.
   */
  public HttpRegistryBuilder apicurio(URI url) {
    apicurio = BaseUrl.of(url);
    return this;
  }

  /** Sets the URL of Apicurio's own API. The message of the exception does not show it. */
  public HttpRegistryBuilder apicurio(String url) {
    apicurio = BaseUrl.of(url);
    return this;
  }

  /** Sets the limits on the text of a schema, including the texts that it refers to. */
  public HttpRegistryBuilder schemaLimits(SchemaLimits limits) {
    schemaLimits = limits;
    return this;
  }

  /**
   * Sets how many versions of other subjects a schema may refer to, directly and through other
   * references. The default is 64.
   */
  public HttpRegistryBuilder maxReferences(int count) {
    maxReferences = notNegative(count);
    return this;
  }

  /**
   * Sets how many versions of a subject {@link SchemaRegistry#lookUp} compares at most, newest
   * first, if the registry does not know the text of a schema. The default is 50; 0 trusts the
   * registry's comparison of texts.
   */
  public HttpRegistryBuilder maxComparedVersions(int count) {
    maxComparedVersions = notNegative(count);
    return this;
  }

  /** Builds the client. It opens no connection before the first request. */
  public HttpRegistry build() {
    return new HttpRegistry(
        new HttpSettings(
            urls,
            apicurio,
            credentials,
            sslContext,
            connectTimeout,
            requestTimeout,
            new Retries(retries, firstPause, maxPause, totalTimeout),
            maxAnswerBytes,
            headers,
            normalize,
            schemaLimits,
            maxReferences,
            maxComparedVersions));
  }

  private static Duration positive(Duration duration) {
    if (duration.isZero() || duration.isNegative() || duration.compareTo(MAX_TIME) > 0) {
      throw new IllegalArgumentException("A time must be positive, at most a day: " + duration);
    }
    return duration;
  }

  private static int notNegative(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("A number must not be negative: " + count);
    }
    return count;
  }
}
