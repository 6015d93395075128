package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.social.CommentDatum;
import io.avrodyne.benchmarks.specific.social.MediaDatum;
import io.avrodyne.benchmarks.specific.social.MediaTypeDatum;
import io.avrodyne.benchmarks.specific.social.SocialMediaPostDatum;
import io.avrodyne.benchmarks.workload.social.Comment;
import io.avrodyne.benchmarks.workload.social.Media;
import io.avrodyne.benchmarks.workload.social.MediaType;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;
import java.util.ArrayList;
import java.util.List;

/** Posts as the classes that Avro generates. */
final class SocialSpecificMapping implements RecordMapping<SocialMediaPost, SocialMediaPostDatum> {

  @Override
  public SocialMediaPostDatum toRecord(SocialMediaPost post) {
    return new SocialMediaPostDatum(
        post.getPostId(),
        post.getAuthorId(),
        post.getContent(),
        post.getTimestamp(),
        toMediaData(post.getMediaAttachments()),
        post.getLikes(),
        toCommentData(post.getComments()));
  }

  private static List<MediaDatum> toMediaData(List<Media> list) {
    int size = list.size();
    List<MediaDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      Media media = list.get(i);
      data.add(new MediaDatum(toDatum(media.getType()), media.getUrl()));
    }
    return data;
  }

  private static List<CommentDatum> toCommentData(List<Comment> list) {
    int size = list.size();
    List<CommentDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      Comment comment = list.get(i);
      data.add(
          new CommentDatum(
              comment.getCommentId(),
              comment.getCommenterId(),
              comment.getCommentText(),
              comment.getTimestamp()));
    }
    return data;
  }

  @Override
  public SocialMediaPost toObject(SocialMediaPostDatum datum) {
    SocialMediaPost post = new SocialMediaPost();
    post.setPostId(datum.getPostId());
    post.setAuthorId(datum.getAuthorId());
    post.setContent(datum.getContent());
    post.setTimestamp(datum.getTimestamp());
    post.setMediaAttachments(toMedia(datum.getMediaAttachments()));
    post.setLikes(Values.strings(datum.getLikes()));
    post.setComments(toComments(datum.getComments()));
    return post;
  }

  private static List<Media> toMedia(List<MediaDatum> data) {
    int size = data.size();
    List<Media> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      MediaDatum datum = data.get(i);
      Media media = new Media();
      media.setType(toType(datum.getType()));
      media.setUrl(datum.getUrl());
      list.add(media);
    }
    return list;
  }

  private static List<Comment> toComments(List<CommentDatum> data) {
    int size = data.size();
    List<Comment> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      CommentDatum datum = data.get(i);
      Comment comment = new Comment();
      comment.setCommentId(datum.getCommentId());
      comment.setCommenterId(datum.getCommenterId());
      comment.setCommentText(datum.getCommentText());
      comment.setTimestamp(datum.getTimestamp());
      list.add(comment);
    }
    return list;
  }

  private static MediaTypeDatum toDatum(MediaType value) {
    return switch (value) {
      case IMAGE -> MediaTypeDatum.IMAGE;
      case VIDEO -> MediaTypeDatum.VIDEO;
    };
  }

  private static MediaType toType(MediaTypeDatum value) {
    return switch (value) {
      case IMAGE -> MediaType.IMAGE;
      case VIDEO -> MediaType.VIDEO;
    };
  }
}
