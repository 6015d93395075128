package io.avrodyne.registry;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The body of an answer that is a schema, its version or its id.
 *
 * @param version the version, or 0
 * @param id the id, or -1
 * @param guid the GUID, or null
 * @param type the kind of schema, such as {@code AVRO}
 * @param schema the text, or null
 * @param references the references to other subjects
 */
record SchemaAnswer(
    int version,
    int id,
    @Nullable UUID guid,
    String type,
    @Nullable String schema,
    List<SchemaReference> references) {

  static final String AVRO = "AVRO";

  private static final class Draft {
    int version;
    int id = -1;
    @Nullable UUID guid;
    String type = AVRO;
    @Nullable String schema;
    List<SchemaReference> references = List.of();

    void read(String name, JsonParser value) throws IOException, MalformedAnswerException {
      if (value.currentToken() == JsonToken.VALUE_NULL) {
        return;
      }
      switch (name) {
        case "version" -> version = JsonAnswers.version(value);
        case "id" -> id = JsonAnswers.atLeast(0, "id", value);
        case "guid" -> guid = uuid(JsonAnswers.text(value));
        case "schemaType" -> type = JsonAnswers.text(value);
        case "schema" -> schema = JsonAnswers.text(value);
        case "references" -> references = JsonAnswers.array(value, SchemaAnswer::reference);
        default -> {}
      }
    }
  }

  /** Reads a body that has an id. */
  static SchemaAnswer withId(byte[] body) throws MalformedAnswerException {
    return of(body).requireId();
  }

  /** Reads a body that has an id and a version. */
  static SchemaAnswer withIdAndVersion(byte[] body) throws MalformedAnswerException {
    return of(body).requireId().requireVersion();
  }

  /** Reads a body that has the text of a schema. */
  static SchemaAnswer withText(byte[] body) throws MalformedAnswerException {
    return of(body).requireText();
  }

  /** Reads a body that has the text of a schema, an id and a version. */
  static SchemaAnswer withAll(byte[] body) throws MalformedAnswerException {
    return withIdAndVersion(body).requireText();
  }

  private SchemaAnswer requireVersion() throws MalformedAnswerException {
    if (version == 0) {
      throw new MalformedAnswerException("has no version");
    }
    return this;
  }

  private SchemaAnswer requireId() throws MalformedAnswerException {
    if (id < 0) {
      throw new MalformedAnswerException("has no id");
    }
    return this;
  }

  private SchemaAnswer requireText() throws MalformedAnswerException {
    if (schema == null) {
      throw new MalformedAnswerException("has no schema");
    }
    return this;
  }

  private static SchemaAnswer of(byte[] body) throws MalformedAnswerException {
    Draft draft = new Draft();
    JsonAnswers.object(body, draft::read);
    return new SchemaAnswer(
        draft.version, draft.id, draft.guid, draft.type, draft.schema, draft.references);
  }

  /** Returns the text of the schema. */
  String text() {
    if (schema == null) {
      throw new IllegalStateException("no schema was asked for");
    }
    return schema;
  }

  private static SchemaReference reference(JsonParser parser)
      throws IOException, MalformedAnswerException {
    String[] texts = {"", ""};
    int[] version = {0};
    JsonAnswers.object(
        parser,
        (name, value) -> {
          switch (name) {
            case "name" -> texts[0] = JsonAnswers.text(value);
            case "subject" -> texts[1] = JsonAnswers.text(value);
            case "version" -> version[0] = JsonAnswers.version(value);
            default -> {}
          }
        });
    if (texts[1].isEmpty() || version[0] == 0) {
      throw new MalformedAnswerException("has a reference without a subject or a version");
    }
    return new SchemaReference(texts[0], texts[1], version[0]);
  }

  private static @Nullable UUID uuid(String text) throws MalformedAnswerException {
    if (text.isEmpty()) {
      return null;
    }
    try {
      return UUID.fromString(text);
    } catch (IllegalArgumentException e) {
      throw new MalformedAnswerException("has a guid that is not a UUID");
    }
  }
}
