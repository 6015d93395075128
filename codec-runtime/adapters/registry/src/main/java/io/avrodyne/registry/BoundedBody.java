package io.avrodyne.registry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/** A receiver of the body of an answer that refuses the rest once there is too much of it. */
final class BoundedBody implements BodySubscriber<byte[]> {

  private final int max;
  private final int status;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> body = new CompletableFuture<>();
  private Flow.@Nullable Subscription subscription;

  /** An exception for an answer with more bytes than allowed. */
  static final class TooLargeException extends IOException {

    private static final long serialVersionUID = 1L;

    private final int status;

    TooLargeException(int max, int status) {
      super("more than " + max + " bytes");
      this.status = status;
    }

    /** Returns the HTTP status of the answer. */
    int status() {
      return status;
    }
  }

  BoundedBody(int max, int status) {
    this.max = max;
    this.status = status;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return body;
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    this.subscription = subscription;
    subscription.request(1);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    if (body.isDone() || subscription == null) {
      return;
    }
    for (ByteBuffer buffer : buffers) {
      if (buffer.remaining() > max - bytes.size()) {
        subscription.cancel();
        body.completeExceptionally(new TooLargeException(max, status));
        return;
      }
      byte[] part = new byte[buffer.remaining()];
      buffer.get(part);
      bytes.write(part, 0, part.length);
    }
    subscription.request(1);
  }

  @Override
  public void onError(Throwable failure) {
    body.completeExceptionally(failure);
  }

  @Override
  public void onComplete() {
    body.complete(bytes.toByteArray());
  }
}
