package io.avrodyne.benchmarks.format.protobuf.mapping;

import com.google.protobuf.Parser;
import io.avrodyne.benchmarks.proto.social.CommentMessage;
import io.avrodyne.benchmarks.proto.social.MediaMessage;
import io.avrodyne.benchmarks.proto.social.MediaTypeMessage;
import io.avrodyne.benchmarks.proto.social.SocialMediaPostMessage;
import io.avrodyne.benchmarks.workload.social.Comment;
import io.avrodyne.benchmarks.workload.social.Media;
import io.avrodyne.benchmarks.workload.social.MediaType;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;
import java.util.ArrayList;
import java.util.List;

/** A post of a social network. */
final class SocialPostMessages implements MessageMapping<SocialMediaPost, SocialMediaPostMessage> {

  @Override
  public SocialMediaPostMessage toMessage(SocialMediaPost post) {
    SocialMediaPostMessage.Builder builder =
        SocialMediaPostMessage.newBuilder()
            .setPostId(post.getPostId())
            .setAuthorId(post.getAuthorId())
            .setContent(post.getContent())
            .setTimestamp(post.getTimestamp())
            .addAllLikes(post.getLikes());
    for (Media media : post.getMediaAttachments()) {
      builder.addMediaAttachments(toMessageOfMedia(media));
    }
    for (Comment comment : post.getComments()) {
      builder.addComments(toMessageOfComment(comment));
    }
    return builder.build();
  }

  private static MediaMessage toMessageOfMedia(Media media) {
    MediaTypeMessage type =
        switch (media.getType()) {
          case IMAGE -> MediaTypeMessage.IMAGE;
          case VIDEO -> MediaTypeMessage.VIDEO;
        };
    return MediaMessage.newBuilder().setType(type).setUrl(media.getUrl()).build();
  }

  private static CommentMessage toMessageOfComment(Comment comment) {
    return CommentMessage.newBuilder()
        .setCommentId(comment.getCommentId())
        .setCommenterId(comment.getCommenterId())
        .setCommentText(comment.getCommentText())
        .setTimestamp(comment.getTimestamp())
        .build();
  }

  @Override
  public SocialMediaPost toObject(SocialMediaPostMessage message) {
    SocialMediaPost post = new SocialMediaPost();
    post.setPostId(message.getPostId());
    post.setAuthorId(message.getAuthorId());
    post.setContent(message.getContent());
    post.setTimestamp(message.getTimestamp());
    post.setMediaAttachments(toMedia(message.getMediaAttachmentsList()));
    post.setLikes(new ArrayList<>(message.getLikesList()));
    post.setComments(toComments(message.getCommentsList()));
    return post;
  }

  private static List<Media> toMedia(List<MediaMessage> messages) {
    List<Media> attachments = new ArrayList<>(messages.size());
    for (MediaMessage message : messages) {
      Media media = new Media();
      media.setType(
          switch (message.getType()) {
            case IMAGE -> MediaType.IMAGE;
            case VIDEO -> MediaType.VIDEO;
            case UNRECOGNIZED -> throw new IllegalArgumentException("unknown type of media");
          });
      media.setUrl(message.getUrl());
      attachments.add(media);
    }
    return attachments;
  }

  private static List<Comment> toComments(List<CommentMessage> messages) {
    List<Comment> comments = new ArrayList<>(messages.size());
    for (CommentMessage message : messages) {
      Comment comment = new Comment();
      comment.setCommentId(message.getCommentId());
      comment.setCommenterId(message.getCommenterId());
      comment.setCommentText(message.getCommentText());
      comment.setTimestamp(message.getTimestamp());
      comments.add(comment);
    }
    return comments;
  }

  @Override
  public Parser<SocialMediaPostMessage> parser() {
    return SocialMediaPostMessage.parser();
  }
}
