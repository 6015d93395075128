package io.avrodyne.benchmarks.workload.union;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The envelope of {@link UnionRecord} as a bean. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class UnionBean {

  private long sequence;
  private EventBean event;
  private @Nullable EventBean cause;
  private List<EventBean> history;
  private @Nullable String note;

  /** Returns the field. */
  public long getSequence() {
    return sequence;
  }

  /** Sets the field. */
  public void setSequence(long sequence) {
    this.sequence = sequence;
  }

  /** Returns the field. */
  public EventBean getEvent() {
    return event;
  }

  /** Sets the field. */
  public void setEvent(EventBean event) {
    this.event = event;
  }

  /** Returns the field. */
  public @Nullable EventBean getCause() {
    return cause;
  }

  /** Sets the field. */
  public void setCause(@Nullable EventBean cause) {
    this.cause = cause;
  }

  /** Returns the field. */
  public List<EventBean> getHistory() {
    return history;
  }

  /** Sets the field. */
  public void setHistory(List<EventBean> history) {
    this.history = history;
  }

  /** Returns the field. */
  public @Nullable String getNote() {
    return note;
  }

  /** Sets the field. */
  public void setNote(@Nullable String note) {
    this.note = note;
  }
}
