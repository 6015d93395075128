package io.avrodyne.benchmarks.workload.journal;

import io.avrodyne.api.AvroRecord;

/** An encoded event, with what the published journals store of it. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public final class Envelope {

  private String persistenceId;
  private long sequenceNr;
  private String writer;
  private int serializerId;
  private String manifest;
  private byte[] payload;

  public String getPersistenceId() {
    return persistenceId;
  }

  public void setPersistenceId(String persistenceId) {
    this.persistenceId = persistenceId;
  }

  public long getSequenceNr() {
    return sequenceNr;
  }

  public void setSequenceNr(long sequenceNr) {
    this.sequenceNr = sequenceNr;
  }

  public String getWriter() {
    return writer;
  }

  public void setWriter(String writer) {
    this.writer = writer;
  }

  public int getSerializerId() {
    return serializerId;
  }

  public void setSerializerId(int serializerId) {
    this.serializerId = serializerId;
  }

  public String getManifest() {
    return manifest;
  }

  public void setManifest(String manifest) {
    this.manifest = manifest;
  }

  public byte[] getPayload() {
    return payload;
  }

  public void setPayload(byte[] payload) {
    this.payload = payload;
  }
}
