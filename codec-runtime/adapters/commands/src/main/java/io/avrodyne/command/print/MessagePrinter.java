package io.avrodyne.command.print;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.UnknownSchemaException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.datum.JsonTranscoder;
import io.avrodyne.runtime.frame.FoundId;
import io.avrodyne.runtime.frame.FrameHeaders;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.message.SchemaSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;

/**
 * The JSON of messages.
 *
 * <p><b>Errors.</b> {@link DecodeException} for bytes that are not a message of the form; {@link
 * UnknownSchemaException} if the schema is not found.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 */
public final class MessagePrinter {

  private static final String ADVICE = "Name a place that has it: files of schemas, or a registry";

  private final Optional<MessageForm> form;
  private final SchemaSource schemas;
  private final Layout layout;
  private final Map<SchemaId, JsonTranscoder> transcoders = new HashMap<>();

  /**
   * Creates a printer.
   *
   * @param form the form of all messages; empty if each shows it by its first bytes
   * @param schemas finds schemas by their identifiers, {@link SchemaId#NONE} for data without one
   */
  public MessagePrinter(Optional<MessageForm> form, SchemaSource schemas, Layout layout) {
    this.form = form;
    this.schemas = schemas;
    this.layout = layout;
  }

  /** Returns the JSON of a message, in UTF-8. */
  public AvroOutput print(byte[] message) {
    MessageForm shown =
        form.or(() -> MessageForm.of(message))
            .orElseThrow(
                () ->
                    CodecFailures.malformed(
                        "the first bytes are those of no known form; say which it is", 0));
    AvroInput in = new AvroInput().reset(message);
    FoundId id = new FoundId();
    shown.framing().read(id, in, FrameHeaders.none());
    AvroOutput json = new AvroOutput();
    transcoder(id.toSchemaId()).toJson(in, json);
    if (in.remaining() > 0) {
      throw CodecFailures.malformed(
          in.remaining() + " bytes remain after the datum", in.position());
    }
    layout.layOut(json);
    return json;
  }

  private JsonTranscoder transcoder(SchemaId id) {
    JsonTranscoder known = transcoders.get(id);
    if (known != null) {
      return known;
    }
    Schema schema = schemas.find(id);
    if (schema == null) {
      throw CodecFailures.unknownSchema(id.toString(), ADVICE);
    }
    JsonTranscoder made = layout.transcoder(schema);
    transcoders.put(id, made);
    return made;
  }
}
