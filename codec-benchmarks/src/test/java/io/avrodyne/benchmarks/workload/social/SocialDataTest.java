package io.avrodyne.benchmarks.workload.social;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;

class SocialDataTest {

  private static final String SCHEMA =
      """
      {"type": "record", "name": "SocialMediaPost",
       "namespace": "io.avrodyne.benchmarks.workload.social", "fields": [
        {"name": "postId", "type": "string"},
        {"name": "authorId", "type": "string"},
        {"name": "content", "type": "string"},
        {"name": "timestamp", "type": "long"},
        {"name": "mediaAttachments", "type": {"type": "array", "items":
          {"type": "record", "name": "Media", "fields": [
            {"name": "type", "type":
              {"type": "enum", "name": "MediaType", "symbols": ["IMAGE", "VIDEO"]}},
            {"name": "url", "type": "string"}]}}},
        {"name": "likes", "type": {"type": "array", "items": "string"}},
        {"name": "comments", "type": {"type": "array", "items":
          {"type": "record", "name": "Comment", "fields": [
            {"name": "commentId", "type": "string"},
            {"name": "commenterId", "type": "string"},
            {"name": "commentText", "type": "string"},
            {"name": "timestamp", "type": "long"}]}}}]}
      """;

  @Test
  void schemaIsThePublishedOne() {
    assertEquals(new Schema.Parser().parse(SCHEMA), SocialMediaPostAvroCodec.INSTANCE.schema());
  }

  @Test
  void everyPostHasThePublishedSizes() throws IOException {
    ObjectMapper json = new ObjectMapper();
    for (Object post : SocialData.sample().objects()) {
      assertEquals(721, SocialMediaPostAvroCodec.INSTANCE.encode((SocialMediaPost) post).length);
      assertEquals(1_223, json.writeValueAsBytes(post).length);
    }
  }
}
