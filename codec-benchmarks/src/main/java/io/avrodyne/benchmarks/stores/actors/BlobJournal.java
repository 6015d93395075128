package io.avrodyne.benchmarks.stores.actors;

import io.avrodyne.benchmarks.stores.StoreFigures;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Events that are encoded before they are stored. */
final class BlobJournal implements Journal<Object> {

  private final Journal<byte[]> store;
  private final Callable<EventCoding> codings;
  private final EventCoding replaying;

  /** Creates one, with what makes codings, one for each thread. */
  BlobJournal(Journal<byte[]> store, Callable<EventCoding> codings) throws Exception {
    this.store = store;
    this.codings = codings;
    replaying = codings.call();
  }

  @Override
  public Appender<Object> appender() throws Exception {
    EventCoding coding = codings.call();
    Appender<byte[]> connection = store.appender();
    return new Appender<>() {
      @Override
      public void append(String actor, long number, Object event) throws Exception {
        connection.append(actor, number, coding.encode(actor, number, event));
      }

      @Override
      public void close() {
        connection.close();
      }
    };
  }

  @Override
  public List<Object> replay(String actor) throws Exception {
    List<Object> events = new ArrayList<>();
    for (byte[] blob : store.replay(actor)) {
      events.add(replaying.decode(blob));
    }
    return events;
  }

  @Override
  public void clear() throws SQLException {
    store.clear();
  }

  @Override
  public void measure(StoreFigures figures, double events) throws SQLException {
    store.measure(figures, events);
  }

  @Override
  public void close() throws SQLException {
    store.close();
  }
}
