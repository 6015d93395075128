package io.avrodyne.benchmarks.stores.bank;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.jspecify.annotations.Nullable;

/** An engine that takes the time of each append, from the call until the transaction is over. */
final class MeasuredEngine implements EventStorageEngine {

  private final EventStorageEngine engine;
  private final long[] nanos;
  private int appends;

  /** Creates one for a limited number of appends. */
  MeasuredEngine(EventStorageEngine engine, int most) {
    this.engine = engine;
    this.nanos = new long[most];
  }

  /** Returns the microseconds that a part of the appends, from 0 to 1, did not exceed. */
  double micros(double part) {
    long[] sorted = Arrays.copyOf(nanos, appends);
    Arrays.sort(sorted);
    int index = (int) Math.ceil(part * appends) - 1;
    return sorted[Math.max(0, index)] / 1e3;
  }

  @Override
  public void appendEvents(List<? extends EventMessage<?>> events) {
    long start = System.nanoTime();
    engine.appendEvents(events);
    CurrentUnitOfWork.get().afterCommit(done -> nanos[appends++] = System.nanoTime() - start);
  }

  @Override
  public void storeSnapshot(DomainEventMessage<?> snapshot) {
    engine.storeSnapshot(snapshot);
  }

  @Override
  public Stream<? extends TrackedEventMessage<?>> readEvents(
      @Nullable TrackingToken token, boolean mayBlock) {
    return engine.readEvents(token, mayBlock);
  }

  @Override
  public DomainEventStream readEvents(String aggregate, long first) {
    return engine.readEvents(aggregate, first);
  }

  @Override
  public Optional<DomainEventMessage<?>> readSnapshot(String aggregate) {
    return engine.readSnapshot(aggregate);
  }

  @Override
  public Optional<Long> lastSequenceNumberFor(String aggregate) {
    return engine.lastSequenceNumberFor(aggregate);
  }
}
