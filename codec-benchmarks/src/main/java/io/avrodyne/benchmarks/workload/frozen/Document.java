package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An article of a content management system, with a body in HTML. */
@AvroRecord
public record Document(
    String id,
    String slug,
    String language,
    State state,
    int revision,
    long changedMillis,
    String title,
    @Nullable String subtitle,
    String summary,
    String author,
    List<String> tags,
    String body,
    List<Image> images,
    Map<String, String> metadata) {

  /** How far an article is. */
  public enum State {
    DRAFT,
    REVIEW,
    PUBLISHED,
    ARCHIVED
  }

  /** An image, with a caption if it needs one. */
  @AvroRecord
  public record Image(
      String address, int width, int height, String alternative, @Nullable String caption) {}
}
