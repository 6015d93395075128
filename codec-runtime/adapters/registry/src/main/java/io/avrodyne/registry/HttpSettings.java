package io.avrodyne.registry;

import io.avrodyne.runtime.SchemaLimits;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a {@link HttpRegistry}.
 *
 * @param urls the URLs of the registry's instances, at least one
 * @param apicurio the URL of Apicurio's own API, or null
 * @param credentials the credentials for each request, or null for those of the URLs
 * @param sslContext the context for TLS, or null for the default one
 * @param headers additional headers
 */
record HttpSettings(
    List<BaseUrl> urls,
    @Nullable BaseUrl apicurio,
    @Nullable Supplier<Credentials> credentials,
    @Nullable SSLContext sslContext,
    Duration connectTimeout,
    Duration requestTimeout,
    Retries retries,
    int maxAnswerBytes,
    Map<String, String> headers,
    boolean normalize,
    SchemaLimits schemaLimits,
    int maxReferences,
    int maxComparedVersions) {

  HttpSettings {
    urls = List.copyOf(urls);
    headers = Map.copyOf(headers);
  }

  /** Returns the URLs only, without user info. */
  @Override
  public String toString() {
    return urls.toString();
  }
}
