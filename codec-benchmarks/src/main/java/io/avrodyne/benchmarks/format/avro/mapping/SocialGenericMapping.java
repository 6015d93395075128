package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.workload.social.Comment;
import io.avrodyne.benchmarks.workload.social.Media;
import io.avrodyne.benchmarks.workload.social.MediaType;
import io.avrodyne.benchmarks.workload.social.SocialMediaPost;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;

/** Posts as generic records: fields by index, in the order of the schema. */
final class SocialGenericMapping implements RecordMapping<SocialMediaPost, GenericRecord> {

  private final Schema postSchema;
  private final Schema mediaListSchema;
  private final Schema mediaSchema;
  private final Schema commentsSchema;
  private final Schema commentSchema;
  private final Symbols<MediaType> mediaTypes;

  SocialGenericMapping(Schema schema) {
    postSchema = schema;
    mediaListSchema = Schemas.field(schema, "mediaAttachments");
    mediaSchema = mediaListSchema.getElementType();
    commentsSchema = Schemas.field(schema, "comments");
    commentSchema = commentsSchema.getElementType();
    mediaTypes = new Symbols<>(MediaType.class, Schemas.field(mediaSchema, "type"));
  }

  @Override
  public GenericRecord toRecord(SocialMediaPost post) {
    GenericRecord datum = new GenericData.Record(postSchema);
    datum.put(0, post.getPostId());
    datum.put(1, post.getAuthorId());
    datum.put(2, post.getContent());
    datum.put(3, post.getTimestamp());
    datum.put(4, toMediaRecords(post.getMediaAttachments()));
    datum.put(5, post.getLikes());
    datum.put(6, toCommentRecords(post.getComments()));
    return datum;
  }

  private List<GenericRecord> toMediaRecords(List<Media> list) {
    int size = list.size();
    List<GenericRecord> data = new GenericData.Array<>(size, mediaListSchema);
    for (int i = 0; i < size; i++) {
      Media media = list.get(i);
      GenericRecord datum = new GenericData.Record(mediaSchema);
      datum.put(0, mediaTypes.toSymbol(media.getType()));
      datum.put(1, media.getUrl());
      data.add(datum);
    }
    return data;
  }

  private List<GenericRecord> toCommentRecords(List<Comment> list) {
    int size = list.size();
    List<GenericRecord> data = new GenericData.Array<>(size, commentsSchema);
    for (int i = 0; i < size; i++) {
      Comment comment = list.get(i);
      GenericRecord datum = new GenericData.Record(commentSchema);
      datum.put(0, comment.getCommentId());
      datum.put(1, comment.getCommenterId());
      datum.put(2, comment.getCommentText());
      datum.put(3, comment.getTimestamp());
      data.add(datum);
    }
    return data;
  }

  @Override
  public SocialMediaPost toObject(GenericRecord datum) {
    SocialMediaPost post = new SocialMediaPost();
    post.setPostId((String) datum.get(0));
    post.setAuthorId((String) datum.get(1));
    post.setContent((String) datum.get(2));
    post.setTimestamp((Long) datum.get(3));
    post.setMediaAttachments(toMedia((List<?>) datum.get(4)));
    post.setLikes(Values.strings((List<?>) datum.get(5)));
    post.setComments(toComments((List<?>) datum.get(6)));
    return post;
  }

  private List<Media> toMedia(List<?> data) {
    int size = data.size();
    List<Media> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      GenericRecord datum = (GenericRecord) data.get(i);
      Media media = new Media();
      media.setType(mediaTypes.toConstant(datum.get(0)));
      media.setUrl((String) datum.get(1));
      list.add(media);
    }
    return list;
  }

  private List<Comment> toComments(List<?> data) {
    int size = data.size();
    List<Comment> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      GenericRecord datum = (GenericRecord) data.get(i);
      Comment comment = new Comment();
      comment.setCommentId((String) datum.get(0));
      comment.setCommenterId((String) datum.get(1));
      comment.setCommentText((String) datum.get(2));
      comment.setTimestamp((Long) datum.get(3));
      list.add(comment);
    }
    return list;
  }
}
