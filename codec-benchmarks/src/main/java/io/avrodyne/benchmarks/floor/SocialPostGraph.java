package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.social.Comment;
import io.avrodyne.benchmarks.workload.social.Media;
import io.avrodyne.benchmarks.workload.social.MediaType;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The values of a post. */
final class SocialPostGraph implements Supplier<SocialMediaPost> {

  private final StringContent id;
  private final StringContent author;
  private final StringContent content;
  private final long timestamp;
  private final MediaType[] types;
  private final StringContent[] urls;
  private final StringContent[] likes;
  private final StringContent[] commentIds;
  private final StringContent[] commenters;
  private final StringContent[] texts;
  private final long[] times;

  SocialPostGraph(SocialMediaPost post) {
    id = new StringContent(post.getPostId());
    author = new StringContent(post.getAuthorId());
    content = new StringContent(post.getContent());
    timestamp = post.getTimestamp();
    List<Media> media = post.getMediaAttachments();
    types = media.stream().map(Media::getType).toArray(MediaType[]::new);
    urls = StringContent.all(media, Media::getUrl);
    likes = StringContent.all(post.getLikes(), like -> like);
    List<Comment> comments = post.getComments();
    commentIds = StringContent.all(comments, Comment::getCommentId);
    commenters = StringContent.all(comments, Comment::getCommenterId);
    texts = StringContent.all(comments, Comment::getCommentText);
    times = comments.stream().mapToLong(Comment::getTimestamp).toArray();
  }

  @Override
  public SocialMediaPost get() {
    SocialMediaPost post = new SocialMediaPost();
    post.setPostId(id.string());
    post.setAuthorId(author.string());
    post.setContent(content.string());
    post.setTimestamp(timestamp);
    post.setMediaAttachments(media());
    post.setLikes(StringContent.list(likes));
    post.setComments(comments());
    return post;
  }

  private List<Media> media() {
    List<Media> media = new ArrayList<>(types.length);
    for (int i = 0; i < types.length; i++) {
      Media each = new Media();
      each.setType(types[i]);
      each.setUrl(urls[i].string());
      media.add(each);
    }
    return media;
  }

  private List<Comment> comments() {
    List<Comment> comments = new ArrayList<>(times.length);
    for (int i = 0; i < times.length; i++) {
      Comment comment = new Comment();
      comment.setCommentId(commentIds[i].string());
      comment.setCommenterId(commenters[i].string());
      comment.setCommentText(texts[i].string());
      comment.setTimestamp(times[i]);
      comments.add(comment);
    }
    return comments;
  }
}
