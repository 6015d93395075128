package io.avrodyne.registry;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A factory of HTTP requests with their headers and credentials. */
final class HttpRequests {

  private static final String JSON = "application/vnd.schemaregistry.v1+json";
  private static final String ACCEPTED = JSON + ", application/json";

  private final HttpSettings settings;
  private final Secrets secrets;

  HttpRequests(HttpSettings settings, Secrets secrets) {
    this.settings = settings;
    this.secrets = secrets;
  }

  /**
   * A request that can be sent.
   *
   * @param secrets what messages about it must not show
   */
  record Prepared(RegistryRequest source, BaseUrl url, HttpRequest request, Secrets secrets) {

    Received answer(HttpResponse<byte[]> response) {
      String type = response.headers().firstValue("Content-Type").orElse("");
      String encoding = response.headers().firstValue("Content-Encoding").orElse("");
      Answer.Head head =
          new Answer.Head(
              response.statusCode(),
              encoding.isEmpty() ? type : encoding + " of " + type,
              response.headers().firstValue("Location").orElse(""));
      Answer answer = new Answer(source, url, head, response.body(), secrets);
      return new Received(answer, response.headers().firstValue("Retry-After").orElse(""));
    }
  }

  /**
   * An answer, and when the registry wants to be asked again.
   *
   * @param retryAfter the header {@code Retry-After}, or an empty text
   */
  record Received(Answer answer, String retryAfter) {

    /** Returns the seconds to wait, or -1 if the header has none; dates are ignored. */
    long waitSeconds() {
      return retryAfter.matches("[0-9]{1,9}") ? Long.parseLong(retryAfter) : -1;
    }
  }

  Prepared prepare(RegistryRequest source, BaseUrl url) {
    Credentials credentials = credentials(source, url);
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(url.resolve(source.path())).header("Accept", ACCEPTED);
    settings.headers().forEach(builder::header);
    if (credentials != null) {
      secrets.add(credentials);
      builder.header("Authorization", credentials.header());
    }
    if (source.body() == null) {
      builder.method(source.method(), BodyPublishers.noBody());
    } else {
      builder.header("Content-Type", JSON);
      builder.method(
          source.method(), BodyPublishers.ofString(source.body(), StandardCharsets.UTF_8));
    }
    return new Prepared(source, url, builder.build(), secrets);
  }

  private @Nullable Credentials credentials(RegistryRequest source, BaseUrl url) {
    if (settings.credentials() == null) {
      return url.user();
    }
    try {
      return settings.credentials().get();
    } catch (RuntimeException e) {
      // Not the cause of the next, because its message may show the token.
      throw new RegistryException(
          source.message(
              url,
              "was not sent, because "
                  + (e instanceof Credentials.BadTokenException
                      ? e.getMessage()
                      : "the supplier of the token threw " + e.getClass().getName()),
              "Check the supplier"),
          RegistryException.NO_STATUS,
          0,
          null);
    }
  }
}
