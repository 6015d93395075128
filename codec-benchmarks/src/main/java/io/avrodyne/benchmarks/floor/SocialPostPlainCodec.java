package io.avrodyne.benchmarks.floor;

import io.avrodyne.benchmarks.workload.social.Comment;
import io.avrodyne.benchmarks.workload.social.Media;
import io.avrodyne.benchmarks.workload.social.MediaType;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;
import java.util.ArrayList;
import java.util.List;

/** The post of a social network. */
final class SocialPostPlainCodec implements PlainCodec<SocialMediaPost> {

  private static final MediaType[] TYPES = MediaType.values();
  private static final int MIN_MEDIA = 2;
  private static final int MIN_LIKE = 1;
  private static final int MIN_COMMENT = 4;
  private static final int MAX_COUNT = PlainOutput.MAX_INT;

  @Override
  public int write(SocialMediaPost post, PlainOutput out) {
    int p = out.putString(0, post.getPostId(), 0);
    p = out.putString(p, post.getAuthorId(), 0);
    p = out.putString(p, post.getContent(), PlainOutput.MAX_LONG + MAX_COUNT + 1);
    p = PlainOutput.putLong(out.bytes, p, post.getTimestamp());
    p = putMedia(post.getMediaAttachments(), out, p);
    p = PlainLists.putStrings(post.getLikes(), out, p, MAX_COUNT + 1);
    return putComments(post.getComments(), out, p);
  }

  // Each list's count, or the end of an empty one, has capacity from what was written before it.
  @SuppressWarnings("EnumOrdinal") // The schema has the symbols in this order.
  private static int putMedia(List<Media> media, PlainOutput out, int p) {
    int size = media.size();
    int q = size > 0 ? PlainOutput.putInt(out.bytes, p, size) : p;
    for (int i = 0; i < size; i++) {
      Media each = media.get(i);
      out.ensure(q, 1);
      out.bytes[q] = (byte) (each.getType().ordinal() << 1);
      q = out.putString(q + 1, each.getUrl(), 1);
    }
    out.bytes[q] = 0;
    return q + 1;
  }

  private static int putComments(List<Comment> comments, PlainOutput out, int p) {
    int size = comments.size();
    int q = size > 0 ? PlainOutput.putInt(out.bytes, p, size) : p;
    for (int i = 0; i < size; i++) {
      Comment comment = comments.get(i);
      q = out.putString(q, comment.getCommentId(), 0);
      q = out.putString(q, comment.getCommenterId(), 0);
      q = out.putString(q, comment.getCommentText(), PlainOutput.MAX_LONG + 1);
      q = PlainOutput.putLong(out.bytes, q, comment.getTimestamp());
    }
    out.bytes[q] = 0;
    return q + 1;
  }

  @Override
  public SocialMediaPost read(byte[] b, int from, int limit, PlainInput in) {
    SocialMediaPost post = new SocialMediaPost();
    int p = readHead(b, from, limit, in, post);
    long block = in.readBlock(b, p, limit, MIN_MEDIA);
    List<Media> media = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
    p = readMedia(b, p, limit, in, block, media);
    post.setMediaAttachments(media);
    block = in.readBlock(b, p, limit, MIN_LIKE);
    List<String> likes = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
    p = PlainLists.readStrings(b, p, limit, in, block, likes);
    post.setLikes(likes);
    block = in.readBlock(b, p, limit, MIN_COMMENT);
    List<Comment> comments = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
    readComments(b, p, limit, in, block, comments);
    post.setComments(comments);
    return post;
  }

  private static int readHead(byte[] b, int from, int limit, PlainInput in, SocialMediaPost post) {
    long length = in.readLength(b, from, limit);
    int p = PlainInput.after(length);
    int size = PlainInput.value(length);
    post.setPostId(in.stringAt(b, p, size));
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    post.setAuthorId(in.stringAt(b, p, size));
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    post.setContent(in.stringAt(b, p, size));
    p += size;
    post.setTimestamp(in.longAt(b, p, limit));
    return PlainInput.afterLong(b, p);
  }

  private static int readMedia(
      byte[] b, int from, int limit, PlainInput in, long first, List<Media> media) {
    int header = from;
    long block = first;
    int p = PlainInput.after(block);
    for (int count = PlainInput.value(block); count > 0; count = PlainInput.value(block)) {
      for (int i = 0; i < count; i++) {
        Media each = new Media();
        each.setType(TYPES[in.indexAt(b, p, limit, TYPES.length)]);
        long length = in.readLength(b, p + 1, limit);
        p = PlainInput.after(length);
        each.setUrl(in.stringAt(b, p, PlainInput.value(length)));
        p += PlainInput.value(length);
        media.add(each);
      }
      in.endBlock(b, header, p, limit);
      header = p;
      block = in.readBlock(b, p, limit, MIN_MEDIA);
      p = PlainInput.after(block);
    }
    return p;
  }

  private static int readComments(
      byte[] b, int from, int limit, PlainInput in, long first, List<Comment> comments) {
    int header = from;
    long block = first;
    int p = PlainInput.after(block);
    for (int count = PlainInput.value(block); count > 0; count = PlainInput.value(block)) {
      for (int i = 0; i < count; i++) {
        Comment comment = new Comment();
        p = readComment(b, p, limit, in, comment);
        comments.add(comment);
      }
      in.endBlock(b, header, p, limit);
      header = p;
      block = in.readBlock(b, p, limit, MIN_COMMENT);
      p = PlainInput.after(block);
    }
    return p;
  }

  private static int readComment(byte[] b, int from, int limit, PlainInput in, Comment comment) {
    long length = in.readLength(b, from, limit);
    int p = PlainInput.after(length);
    int size = PlainInput.value(length);
    comment.setCommentId(in.stringAt(b, p, size));
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    comment.setCommenterId(in.stringAt(b, p, size));
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    comment.setCommentText(in.stringAt(b, p, size));
    p += size;
    comment.setTimestamp(in.longAt(b, p, limit));
    return PlainInput.afterLong(b, p);
  }
}
