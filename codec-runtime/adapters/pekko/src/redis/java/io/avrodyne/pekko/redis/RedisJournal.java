package io.avrodyne.pekko.redis;

import com.typesafe.config.Config;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.pekko.actor.Actor;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.journal.japi.AsyncWriteJournal;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.jspecify.annotations.Nullable;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;
import scala.util.Try;

/**
 * A journal that stores events in Redis, as their serializers write them.
 *
 * <p>An event that has no serializer is rejected. If Redis does not answer, or the event's number
 * exists, the write fails, which stops the actor. A batch is stored as a whole or not at all.
 * Metadata of replicated event sourcing are not stored.
 */
public final class RedisJournal extends AsyncWriteJournal {

  private final RedisLink link;
  private final EventTable table;
  private final Serialization serialization;

  /** Writes that Redis has not answered, by persistence identifier. */
  private final Map<String, CompletableFuture<?>> writes = new ConcurrentHashMap<>();

  public RedisJournal(Config config) {
    link = RedisLink.open(config, context().system());
    table = new EventTable(link.client());
    serialization = SerializationExtension.get(context().system());
  }

  @Override
  public void postStop() {
    link.close();
  }

  @Override
  public Future<Iterable<Optional<Exception>>> doAsyncWriteMessages(
      Iterable<AtomicWrite> messages) {
    String persistenceId = messages.iterator().next().persistenceId();
    List<StoredEvent> accepted = new ArrayList<>();
    List<Optional<Exception>> results = new ArrayList<>();
    for (AtomicWrite message : messages) {
      Try<List<StoredEvent>> events = Try.apply(() -> stored(message));
      events.foreach(accepted::addAll);
      results.add(events.isSuccess() ? Optional.empty() : rejection(events.failed().get()));
    }
    CompletableFuture<Iterable<Optional<Exception>>> write =
        link.call(
            () -> {
              table.append(persistenceId, accepted);
              return results;
            });
    writes.put(persistenceId, write);
    return RedisLink.asScala(
        write.whenComplete((ignored, failure) -> writes.remove(persistenceId, write)));
  }

  private List<StoredEvent> stored(AtomicWrite message) {
    return CollectionConverters.asJava(message.payload()).stream().map(this::stored).toList();
  }

  private StoredEvent stored(PersistentRepr event) {
    return new StoredEvent(
        event.persistenceId(),
        event.sequenceNr(),
        event.writerUuid(),
        event.timestamp(),
        event.manifest(),
        StoredObject.of(event.payload(), serialization).get());
  }

  private static Optional<Exception> rejection(Throwable thrown) {
    return Optional.of(thrown instanceof Exception e ? e : new IllegalStateException(thrown));
  }

  @Override
  public Future<@Nullable Void> doAsyncDeleteMessagesTo(String persistenceId, long to) {
    return link.run(() -> table.deleteTo(persistenceId, to));
  }

  @Override
  public Future<@Nullable Void> doAsyncReplayMessages(
      String persistenceId, long from, long to, long max, Consumer<PersistentRepr> replay) {
    return link.run(
        () -> table.read(persistenceId, from, to, max, event -> replay.accept(replayed(event))));
  }

  private PersistentRepr replayed(StoredEvent event) {
    Object payload =
        event.event().read(serialization).fold(e -> unreadable(event, e), read -> read);
    return PersistentRepr.apply(
            payload,
            event.sequenceNumber(),
            event.persistenceId(),
            event.adapterManifest(),
            false,
            Actor.noSender(),
            event.writer())
        .withTimestamp(event.timestamp());
  }

  private static Object unreadable(StoredEvent event, Throwable cause) {
    throw new IllegalStateException(
        String.format(
            "Event %d of %s, \"%s\" of serializer %d, cannot be read: %s",
            event.sequenceNumber(),
            event.persistenceId(),
            event.event().manifest(),
            event.event().serializer(),
            cause.getMessage()),
        cause);
  }

  /** Waits for writes of the actor that a stopped instance had not finished. */
  @Override
  public Future<Long> doAsyncReadHighestSequenceNr(String persistenceId, long from) {
    CompletableFuture<?> write =
        writes.getOrDefault(persistenceId, CompletableFuture.completedFuture(null));
    return RedisLink.asScala(
        write.handleAsync((ignored, failure) -> table.highest(persistenceId), link.threads()));
  }
}
