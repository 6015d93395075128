package io.avrodyne.benchmarks.workload.complex;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.AvroTimestamp;
import java.time.Instant;

/** An unreliable partner. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public final class BadPartner implements Partner {

  private long id;
  private String name;

  @AvroTimestamp(AvroTimestamp.Unit.MILLIS)
  private Instant since;

  public long getId() {
    return id;
  }

  public void setId(long id) {
    this.id = id;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  public Instant getSince() {
    return since;
  }

  public void setSince(Instant since) {
    this.since = since;
  }
}
