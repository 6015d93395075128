package io.avrodyne.benchmarks.workload.social;

import io.avrodyne.api.AvroRecord;

/** An attachment of a post. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class Media {

  private MediaType type;
  private String url;

  public MediaType getType() {
    return type;
  }

  public void setType(MediaType type) {
    this.type = type;
  }

  public String getUrl() {
    return url;
  }

  public void setUrl(String url) {
    this.url = url;
  }
}
