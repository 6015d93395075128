package io.avrodyne.benchmarks.workload.text;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** The article of {@link TextRecord} as a bean. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // The setters initialize the fields.
public class TextBean {

  private String author;
  private String title;
  private String summary;
  private String body;
  private String reply;
  private List<String> tags;

  /** Returns the field. */
  public String getAuthor() {
    return author;
  }

  /** Sets the field. */
  public void setAuthor(String author) {
    this.author = author;
  }

  /** Returns the field. */
  public String getTitle() {
    return title;
  }

  /** Sets the field. */
  public void setTitle(String title) {
    this.title = title;
  }

  /** Returns the field. */
  public String getSummary() {
    return summary;
  }

  /** Sets the field. */
  public void setSummary(String summary) {
    this.summary = summary;
  }

  /** Returns the field. */
  public String getBody() {
    return body;
  }

  /** Sets the field. */
  public void setBody(String body) {
    this.body = body;
  }

  /** Returns the field. */
  public String getReply() {
    return reply;
  }

  /** Sets the field. */
  public void setReply(String reply) {
    this.reply = reply;
  }

  /** Returns the field. */
  public List<String> getTags() {
    return tags;
  }

  /** Sets the field. */
  public void setTags(List<String> tags) {
    this.tags = tags;
  }
}
