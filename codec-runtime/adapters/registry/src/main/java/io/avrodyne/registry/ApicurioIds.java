package io.avrodyne.registry;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.avrodyne.runtime.frame.SchemaId;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.jspecify.annotations.Nullable;

/** The part of Apicurio's own API, version 2 or 3, that finds schemas by global and content id. */
final class ApicurioIds {

  private static final String DEFAULT_GROUP = "default";

  private final HttpCaller caller;
  private final HttpSettings settings;
  private final Instances instances;
  private final boolean isVersion2;

  ApicurioIds(BaseUrl url, HttpCaller caller, HttpSettings settings) {
    this.caller = caller;
    this.settings = settings;
    instances = new Instances(List.of(url));
    isVersion2 = url.text().endsWith("/v2");
  }

  /** Returns the schema with a global or content id, or null. */
  @Nullable Schema find(SchemaId id) {
    String subject = id.toString();
    String path =
        (id.kind() == SchemaId.Kind.GLOBAL_ID ? "/ids/globalIds/" : "/ids/contentIds/") + id.low();
    HttpCalls calls = caller.begin();
    Answer content = call(calls, subject, path);
    if (content.isNotFound() && !content.error().message().isEmpty()) {
      return null;
    }
    ReferenceLoader loader =
        new ReferenceLoader(
            subject,
            settings.schemaLimits(),
            settings.maxReferences(),
            caller.secrets(),
            version -> referenced(calls, subject, version.subject()));
    return loader.load(withReferences(calls, content, path));
  }

  private SchemaAnswer referenced(HttpCalls calls, String subject, String path) {
    return withReferences(calls, call(calls, subject, isVersion2 ? path : path + "/content"), path);
  }

  private SchemaAnswer withReferences(HttpCalls calls, Answer content, String path) {
    String text = content.as(body -> new String(body, StandardCharsets.UTF_8));
    List<SchemaReference> references =
        call(calls, content.request().subject(), path + "/references")
            .as(body -> JsonAnswers.array(body, ApicurioIds::reference));
    return new SchemaAnswer(0, -1, null, SchemaAnswer.AVRO, text, references);
  }

  private Answer call(HttpCalls calls, String subject, String path) {
    RegistryRequest request = RegistryRequest.get(subject, path).withForeignPath(caller.secrets());
    return calls.call(request, instances);
  }

  /** Reads a reference, whose subject becomes the path of the version that it refers to. */
  private static SchemaReference reference(JsonParser item)
      throws IOException, MalformedAnswerException {
    Map<String, String> texts = new HashMap<>();
    JsonAnswers.object(
        item,
        (name, value) -> {
          if (value.currentToken() == JsonToken.VALUE_STRING) {
            texts.put(name, JsonAnswers.text(value));
          }
        });
    String artifact = texts.get("artifactId");
    String version = texts.get("version");
    if (artifact == null || version == null) {
      throw new MalformedAnswerException("has a reference without an artifact or a version");
    }
    String path =
        "/groups/"
            + RegistryRequest.segment(texts.getOrDefault("groupId", DEFAULT_GROUP))
            + "/artifacts/"
            + RegistryRequest.segment(artifact)
            + "/versions/"
            + RegistryRequest.segment(version);
    return new SchemaReference(texts.getOrDefault("name", ""), path, 0);
  }
}
