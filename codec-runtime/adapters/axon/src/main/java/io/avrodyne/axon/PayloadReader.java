package io.avrodyne.axon;

import com.fasterxml.jackson.databind.JsonNode;
import io.avrodyne.api.AvroCodecException;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.adapter.Workspace;
import io.avrodyne.runtime.adapter.Workspaces;
import io.avrodyne.runtime.frame.MessageHeader;
import java.util.Locale;
import org.apache.avro.generic.GenericRecord;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;
import org.jspecify.annotations.Nullable;

/**
 * A reader of payloads whose type has a codec, in each form that they may have after storage and
 * upcasting.
 *
 * <p><b>Allocation.</b> For a message, only the value.
 *
 * <p><b>Errors.</b> {@link SerializationException}, which names the type, the revision and the path
 * of the field.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class PayloadReader {

  /** Inputs that keep a larger array, for data of another schema, are not kept. */
  private static final int MAX_KEPT_BYTES = 1 << 18;

  /** How many workspaces are kept at most. */
  private static final int SPARES = 16;

  private final Converter converter;
  private final WriterSchemas schemas;
  private final Transcoders transcoders;
  private final @Nullable Serializer others;
  private final Workspaces<Workspace> workspaces;

  PayloadReader(
      Converter converter,
      WriterSchemas schemas,
      Transcoders transcoders,
      @Nullable Serializer others) {
    this.converter = converter;
    this.schemas = schemas;
    this.transcoders = transcoders;
    this.others = others;
    workspaces = new Workspaces<>(transcoders::newWorkspace, SPARES, MAX_KEPT_BYTES);
  }

  /** Returns the value of a payload. */
  Object read(SerializedObject<?> payload, PayloadType<?> type) {
    Object data = payload.getData();
    if (data == null) {
      throw PayloadFailures.reading(payload.getType(), "the payload is null");
    }
    if (data instanceof byte[] bytes) {
      return MessageHeader.isStartOf(bytes)
          ? message(bytes, payload.getType(), type)
          : other(payload, bytes, type);
    }
    return data instanceof GenericRecord || StoredJson.isContent(data.getClass())
        ? upcast(payload, data, type)
        : read(converter.convert(payload, byte[].class), type);
  }

  /**
   * Reads a message. Its decoder finds the schema, and needs neither a copy of the datum nor a
   * {@link StoredMessage}.
   */
  private Object message(byte[] bytes, SerializedType stored, PayloadType<?> type) {
    Workspace workspace = workspaces.take();
    try {
      return type.messages().decodeWhole(workspace.input(bytes));
    } catch (AvroCodecException e) {
      throw PayloadFailures.reading(stored, e);
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  /** Reads what an upcaster returned. */
  private Object upcast(SerializedObject<?> payload, Object data, PayloadType<?> type) {
    boolean ofOthers =
        (data instanceof JsonNode || data instanceof String)
            && schemas.find(type, payload.getType()) == null;
    if (others != null && ofOthers) {
      return readBy(others, payload, type);
    }
    try {
      return decode(
          data instanceof GenericRecord found
              ? new StoredRecord(found)
              : StoredJson.of(payload, type, schemas),
          type);
    } catch (AvroCodecException | SerializationException e) {
      throw PayloadFailures.reading(payload.getType(), e);
    }
  }

  private <T> T decode(StoredPayload form, PayloadType<T> type) {
    byte[] datum = form.datum(transcoders);
    AvroDecoder<T> decoder = type.decoderFor(form.schema());
    Workspace workspace = workspaces.take();
    try {
      return workspace.decode(decoder, datum);
    } finally {
      workspaces.giveBack(workspace);
    }
  }

  /** Reads what another serializer stored under a name of this type. */
  private Object other(SerializedObject<?> payload, byte[] bytes, PayloadType<?> type) {
    if (others != null) {
      return readBy(others, payload, type);
    }
    String start = bytes.length == 0 ? "there are no bytes" : firstByte(bytes);
    throw PayloadFailures.reading(
        payload.getType(),
        "not a single-object message: "
            + start
            + ". If another serializer stored it, pass that serializer to readOthersWith");
  }

  /** Passes the name of the class of the codec, so that no stored text chooses the class. */
  private static <S> Object readBy(
      Serializer others, SerializedObject<S> payload, PayloadType<?> type) {
    SerializedType javaType =
        new SimpleSerializedType(type.type().getName(), payload.getType().getRevision());
    Object value =
        others.deserialize(
            new SimpleSerializedObject<>(payload.getData(), payload.getContentType(), javaType));
    if (!type.type().isInstance(value)) {
      throw PayloadFailures.reading(
          payload.getType(),
          "the serializer passed to readOthersWith did not return a " + type.type().getName());
    }
    return value;
  }

  private static String firstByte(byte[] bytes) {
    return String.format(Locale.ROOT, "it begins with %02X instead of C3 01", bytes[0]);
  }
}
