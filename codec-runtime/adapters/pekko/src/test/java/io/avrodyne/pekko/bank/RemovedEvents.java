package io.avrodyne.pekko.bank;

import io.avrodyne.pekko.RemovedDatum;
import org.apache.pekko.persistence.typed.EventAdapter;
import org.apache.pekko.persistence.typed.EventSeq;

/** An event adapter that drops the events of types that no longer exist. */
final class RemovedEvents extends EventAdapter<BankEvent, Object> {

  @Override
  public Object toJournal(BankEvent event) {
    return event;
  }

  @Override
  public String manifest(BankEvent event) {
    return "";
  }

  @Override
  public EventSeq<BankEvent> fromJournal(Object stored, String manifest) {
    return stored instanceof RemovedDatum ? EventSeq.empty() : EventSeq.single((BankEvent) stored);
  }
}
