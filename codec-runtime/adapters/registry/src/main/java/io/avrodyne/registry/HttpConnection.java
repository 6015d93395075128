package io.avrodyne.registry;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * An HTTP client that is made for the first request, with threads that end when it is closed.
 *
 * <p>{@link HttpClient} has a thread of its own. From Java 21 on, closing the client ends it.
 * Before that, it ends a few seconds after the client has become garbage.
 */
final class HttpConnection implements AutoCloseable {

  private static final int IDLE_SECONDS = 10;

  private final Duration connectTimeout;
  private final @Nullable SSLContext sslContext;
  private @Nullable HttpClient client;
  private @Nullable ExecutorService threads;
  private boolean closed;

  HttpConnection(Duration connectTimeout, @Nullable SSLContext sslContext) {
    this.connectTimeout = connectTimeout;
    this.sslContext = sslContext;
  }

  /** Returns the client, which never follows a redirect and never asks for credentials. */
  synchronized HttpClient client() {
    if (closed) {
      throw new IllegalStateException("The client of the schema registry is closed");
    }
    if (client == null) {
      threads = newThreads();
      HttpClient.Builder builder =
          HttpClient.newBuilder()
              .version(HttpClient.Version.HTTP_1_1)
              .followRedirects(HttpClient.Redirect.NEVER)
              .connectTimeout(connectTimeout)
              .executor(threads);
      if (sslContext != null) {
        builder.sslContext(sslContext);
      }
      client = builder.build();
    }
    return client;
  }

  private static ExecutorService newThreads() {
    AtomicInteger count = new AtomicInteger();
    ThreadFactory factory =
        task -> {
          Thread thread = new Thread(task, "avrodyne-registry-" + count.incrementAndGet());
          thread.setDaemon(true);
          return thread;
        };
    return new ThreadPoolExecutor(
        0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), factory);
  }

  @Override
  public void close() {
    HttpClient open;
    ExecutorService running;
    synchronized (this) {
      closed = true;
      open = client;
      running = threads;
      client = null;
      threads = null;
    }
    // A client is an AutoCloseable from Java 21 on.
    if ((Object) open instanceof AutoCloseable closeable) {
      closeQuietly(closeable);
    }
    if (running != null) {
      running.shutdown();
    }
  }

  private static void closeQuietly(AutoCloseable closeable) {
    try {
      closeable.close();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException("The HTTP client cannot be closed", e);
    }
  }
}
