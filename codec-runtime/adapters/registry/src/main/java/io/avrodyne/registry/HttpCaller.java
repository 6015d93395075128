package io.avrodyne.registry;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A sender of requests to the instances of a registry. It repeats a request that was not answered,
 * or that was answered with a status that may pass.
 *
 * <p>All requests may be repeated: registering a schema again returns the same id.
 */
final class HttpCaller implements AutoCloseable {

  private static final Set<Integer> PASSING = Set.of(429, 502, 503, 504);
  private static final int TOO_MANY_REQUESTS = 429;

  private final HttpSettings settings;
  private final Secrets secrets;
  private final HttpRequests requests;
  private final HttpConnection connection;
  private final Map<Object, CompletableFuture<?>> running = new ConcurrentHashMap<>();

  private final Instances instances;

  /**
   * The outcome of a request to one URL.
   *
   * @param answer the answer, or null
   * @param failure the exception if nothing better comes, or null
   * @param waitSeconds for how long the registry asks to wait, or -1
   */
  private record Outcome(
      @Nullable Answer answer, @Nullable RegistryException failure, long waitSeconds) {

    RegistryException exception() {
      return Objects.requireNonNull(failure);
    }

    boolean isThrottled() {
      return failure != null && failure.status() == TOO_MANY_REQUESTS;
    }
  }

  HttpCaller(HttpSettings settings) {
    this.settings = settings;
    instances = new Instances(settings.urls());
    secrets = new Secrets(settings);
    requests = new HttpRequests(settings, secrets);
    connection = new HttpConnection(settings.connectTimeout(), settings.sslContext());
  }

  Secrets secrets() {
    return secrets;
  }

  Instances instances() {
    return instances;
  }

  /** Begins the time for the requests of a call. */
  HttpCalls begin() {
    return new HttpCalls(this, System.nanoTime() + settings.retries().total().toNanos());
  }

  Answer call(RegistryRequest request, Instances instances, long deadline) {
    for (int repetition = 0; ; repetition++) {
      Outcome outcome = round(request, instances, deadline);
      if (outcome.answer() != null) {
        return outcome.answer();
      }
      long pause = pauseNanos(outcome, repetition);
      if (repetition >= settings.retries().count() || pause >= deadline - System.nanoTime()) {
        throw outcome.exception();
      }
      pause(request, pause);
    }
  }

  private long pauseNanos(Outcome outcome, int repetition) {
    return outcome.waitSeconds() >= 0
        ? TimeUnit.SECONDS.toNanos(outcome.waitSeconds())
        : settings.retries().pauseNanos(repetition);
  }

  /** Tries the instances one after another. */
  private Outcome round(RegistryRequest request, Instances instances, long deadline) {
    Outcome outcome = new Outcome(null, null, -1);
    for (BaseUrl url : instances.inOrder()) {
      outcome = send(request, url, deadline);
      if (outcome.answer() != null) {
        instances.prefer(url);
        return outcome;
      }
      if (outcome.isThrottled()) {
        return outcome;
      }
    }
    return outcome;
  }

  private Outcome send(RegistryRequest request, BaseUrl url, long deadline) {
    HttpRequests.Prepared prepared = requests.prepare(request, url);
    long time = Math.min(settings.requestTimeout().toNanos(), deadline - System.nanoTime());
    Object key = new Object();
    CompletableFuture<HttpResponse<byte[]>> future = start(key, prepared.request());
    try {
      return outcome(prepared.answer(future.get(Math.max(time, 1), TimeUnit.NANOSECONDS)));
    } catch (TimeoutException e) {
      return unanswered(request, url, "was not answered in time", e);
    } catch (ExecutionException e) {
      return failed(request, url, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw interrupted(request, e);
    } finally {
      // Has no effect on a request that is complete.
      future.cancel(true);
      running.remove(key);
    }
  }

  private CompletableFuture<HttpResponse<byte[]>> start(Object key, HttpRequest request) {
    CompletableFuture<HttpResponse<byte[]>> future =
        connection
            .client()
            .sendAsync(
                request, head -> new BoundedBody(settings.maxAnswerBytes(), head.statusCode()));
    running.put(key, future);
    return future;
  }

  private static Outcome outcome(HttpRequests.Received received) {
    Answer answer = received.answer();
    return PASSING.contains(answer.status())
        ? new Outcome(null, answer.failure(), received.waitSeconds())
        : new Outcome(answer, null, -1);
  }

  private Outcome failed(RegistryRequest request, BaseUrl url, ExecutionException e) {
    Throwable cause = e.getCause() == null ? e : e.getCause();
    for (Throwable each = cause; each != null; each = each.getCause()) {
      if (each instanceof BoundedBody.TooLargeException tooLarge) {
        throw new RegistryException(
            request.message(
                url,
                "was answered with " + tooLarge.getMessage(),
                "Check the URL, or raise maxAnswerBytes of the client"),
            tooLarge.status(),
            0,
            null);
      }
    }
    return unanswered(request, url, "was not answered: " + Causes.describe(cause, secrets), cause);
  }

  private Outcome unanswered(RegistryRequest request, BaseUrl url, String fact, Throwable cause) {
    String message = request.message(url, fact, Causes.remedy(cause));
    return new Outcome(
        null,
        new RegistryException(message, RegistryException.NO_STATUS, 0, secrets.cause(cause)),
        -1);
  }

  private static void pause(RegistryRequest request, long nanos) {
    try {
      TimeUnit.NANOSECONDS.sleep(nanos);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw interrupted(request, e);
    }
  }

  private static RegistryException interrupted(RegistryRequest request, InterruptedException e) {
    return new RegistryException(
        request.subject()
            + ": "
            + request.method()
            + " "
            + request.shownPath()
            + " was interrupted. The thread is being stopped; nothing is wrong with the registry",
        RegistryException.NO_STATUS,
        0,
        e);
  }

  @Override
  public void close() {
    running.values().forEach(future -> future.cancel(true));
    connection.close();
  }
}
