package io.avrodyne.benchmarks.workload.social;

import io.avrodyne.api.AvroRecord;

/** A comment on a post. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class Comment {

  private String commentId;
  private String commenterId;
  private String commentText;
  private long timestamp;

  public String getCommentId() {
    return commentId;
  }

  public void setCommentId(String commentId) {
    this.commentId = commentId;
  }

  public String getCommenterId() {
    return commenterId;
  }

  public void setCommenterId(String commenterId) {
    this.commenterId = commenterId;
  }

  public String getCommentText() {
    return commentText;
  }

  public void setCommentText(String commentText) {
    this.commentText = commentText;
  }

  public long getTimestamp() {
    return timestamp;
  }

  public void setTimestamp(long timestamp) {
    this.timestamp = timestamp;
  }
}
