package io.avrodyne.benchmarks.workload.social;

import io.avrodyne.api.AvroRecord;
import java.util.List;

/** A post with its media, likes and comments. */
@AvroRecord
@SuppressWarnings("NullAway.Init") // Set by the caller or the codec.
public class SocialMediaPost {

  private String postId;
  private String authorId;
  private String content;
  private long timestamp;
  private List<Media> mediaAttachments;
  private List<String> likes;
  private List<Comment> comments;

  public String getPostId() {
    return postId;
  }

  public void setPostId(String postId) {
    this.postId = postId;
  }

  public String getAuthorId() {
    return authorId;
  }

  public void setAuthorId(String authorId) {
    this.authorId = authorId;
  }

  public String getContent() {
    return content;
  }

  public void setContent(String content) {
    this.content = content;
  }

  public long getTimestamp() {
    return timestamp;
  }

  public void setTimestamp(long timestamp) {
    this.timestamp = timestamp;
  }

  public List<Media> getMediaAttachments() {
    return mediaAttachments;
  }

  public void setMediaAttachments(List<Media> mediaAttachments) {
    this.mediaAttachments = mediaAttachments;
  }

  public List<String> getLikes() {
    return likes;
  }

  public void setLikes(List<String> likes) {
    this.likes = likes;
  }

  public List<Comment> getComments() {
    return comments;
  }

  public void setComments(List<Comment> comments) {
    this.comments = comments;
  }
}
