package io.avrodyne.benchmarks.flink.data;

import io.avrodyne.api.AvroRecord;
import io.avrodyne.api.Copies;
import io.avrodyne.benchmarks.workload.social.MediaType;
import java.util.List;

/** The post of a social network as records, with the fields of the beans. */
public final class PostRecords {

  private PostRecords() {}

  /** A post. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Post(
      String postId,
      String authorId,
      String content,
      long timestamp,
      List<Attachment> mediaAttachments,
      List<String> likes,
      List<Comment> comments) {}

  /** An attachment of a post. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Attachment(MediaType type, String url) {}

  /** A comment on a post. */
  @AvroRecord(copies = Copies.GENERATED)
  public record Comment(String commentId, String commenterId, String commentText, long timestamp) {}
}
