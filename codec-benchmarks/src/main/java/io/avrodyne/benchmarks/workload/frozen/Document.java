package io.avrodyne.benchmarks.workload.frozen;

import io.avrodyne.api.AvroRecord;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An article of a content management system.
 *
 * @param id the 36 characters of a UUID
 * @param slug the last part of its address
 * @param language the code of its language
 * @param state how far it is
 * @param revision how often it was changed
 * @param changedMillis when it was changed last
 * @param title the title
 * @param subtitle a second title
 * @param summary one or two sentences
 * @param author the name of the author
 * @param tags keywords
 * @param body the article in HTML
 * @param images the images of the article
 * @param metadata what templates and search engines want to know
 */
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
