package io.avrodyne.benchmarks.workload.social;

import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.RandomText;
import io.avrodyne.benchmarks.workload.Sample;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Random posts, all of the published size: two attachments, ten likes and five comments, whose
 * texts have constant lengths.
 */
public final class SocialData {

  private static final long SEED = 42;
  private static final int COUNT = 256;
  private static final int LIKES = 10;
  private static final int COMMENTS = 5;
  private static final int ID_LENGTH = 10;
  private static final int CONTENT_LENGTH = 100;
  private static final int COMMENT_LENGTH = 50;
  private static final int FILE_LENGTH = 15;

  /** Timestamps are within a year of this one: all of them have 13 digits, and 6 bytes in Avro. */
  private static final long FIRST_TIMESTAMP = 1_700_000_000_000L;

  private static final long TIMESTAMPS = 365L * 24 * 60 * 60 * 1_000;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final RandomText text = new RandomText(random);

  private SocialData() {}

  /** Returns different posts. */
  public static Sample sample() {
    return Sample.of(Model.of(SocialMediaPost.class), times(COUNT, new SocialData()::post));
  }

  private SocialMediaPost post() {
    SocialMediaPost post = new SocialMediaPost();
    post.setPostId(id());
    post.setAuthorId(id());
    post.setContent(text.alphanumerics(CONTENT_LENGTH));
    post.setTimestamp(timestamp());
    post.setMediaAttachments(
        Stream.of(MediaType.values()).map(this::media).collect(Collectors.toList()));
    post.setLikes(times(LIKES, this::id));
    post.setComments(times(COMMENTS, this::comment));
    return post;
  }

  private Media media(MediaType type) {
    Media media = new Media();
    media.setType(type);
    media.setUrl("http://example.com/" + text.alphanumerics(FILE_LENGTH) + ".jpg");
    return media;
  }

  private Comment comment() {
    Comment comment = new Comment();
    comment.setCommentId(id());
    comment.setCommenterId(id());
    comment.setCommentText(text.alphanumerics(COMMENT_LENGTH));
    comment.setTimestamp(timestamp());
    return comment;
  }

  private String id() {
    return text.alphanumerics(ID_LENGTH);
  }

  private long timestamp() {
    return FIRST_TIMESTAMP + random.nextLong(TIMESTAMPS);
  }

  private static <T> List<T> times(int count, Supplier<T> supplier) {
    return Stream.generate(supplier).limit(count).collect(Collectors.toList());
  }
}
