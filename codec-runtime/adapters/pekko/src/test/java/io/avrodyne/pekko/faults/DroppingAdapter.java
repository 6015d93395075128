package io.avrodyne.pekko.faults;

import org.apache.pekko.persistence.journal.EventSeq;
import org.apache.pekko.persistence.journal.ReadEventAdapter;

/** Skips the events to which it is bound. */
public final class DroppingAdapter implements ReadEventAdapter {

  @Override
  public EventSeq fromJournal(Object event, String manifest) {
    return EventSeq.empty();
  }
}
