package io.avrodyne.benchmarks.stores.scale;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;

/** A long stream of the events of accounts, of which only a part is in memory at any time. */
final class EventLog {

  /** The events of an account, as many as in the published experiment. */
  static final int EVENTS = 201;

  private static final String TYPE = "BankAccount";
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private EventLog() {}

  /** Returns the account of an event, whose name depends on nothing but its number. */
  static String account(long event) {
    long account = event / EVENTS + 1;
    return new UUID(account * MIX, (account + 1) * MIX).toString();
  }

  /** Appends the events of a range of the stream, all those of an account in one transaction. */
  static void append(EventStorageEngine engine, long first, long end, EventStream events) {
    List<DomainEventMessage<?>> batch = new ArrayList<>();
    for (long index = first; index < end; index++) {
      batch.add(
          new GenericDomainEventMessage<>(
              TYPE, account(index), index % EVENTS, events.event(index)));
      if ((index + 1) % EVENTS == 0 || index + 1 == end) {
        commit(engine, batch);
        batch.clear();
      }
    }
  }

  private static void commit(EventStorageEngine engine, List<DomainEventMessage<?>> batch) {
    DefaultUnitOfWork.startAndGet(batch.get(0)).execute(() -> engine.appendEvents(batch));
  }

  /**
   * Reads all events and compares each.
   *
   * @throws IllegalStateException if an event is missing or another one
   */
  static void replay(EventStorageEngine engine, long count, EventStream expected) {
    long index = 0;
    try (Stream<? extends TrackedEventMessage<?>> stored = engine.readEvents(null, false)) {
      for (Iterator<? extends TrackedEventMessage<?>> each = stored.iterator(); each.hasNext(); ) {
        Object event = each.next().getPayload();
        if (!expected.matches(index, event)) {
          throw new IllegalStateException("Event " + index + " is " + event);
        }
        index++;
      }
    }
    if (index != count) {
      throw new IllegalStateException(index + " events were read instead of " + count);
    }
  }
}
