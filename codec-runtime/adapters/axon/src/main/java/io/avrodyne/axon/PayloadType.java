package io.avrodyne.axon;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Fingerprints;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.message.SchemaStore;
import io.avrodyne.runtime.message.SingleObjectDecoder;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.Schema;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedType;

/**
 * A class with a codec, under the name and revision that Axon stores. What is needed to encode and
 * decode is created here once.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads; an input or output must be used by one
 * thread at a time.
 */
final class PayloadType<T> {

  /** More than the schemas that upcasters build; decoders for further ones are not kept. */
  private static final int MAX_RECORD_DECODERS = 64;

  private final Class<T> type;
  private final AvroCodec<T> codec;
  private final Schema written;
  private final SerializedType serializedType;
  private final SchemaId schemaId;
  private final SingleObjectDecoder<T> messages;
  private final Map<Schema, AvroDecoder<T>> recordDecoders = new ConcurrentHashMap<>();

  private PayloadType(Class<T> type, AvroCodec<T> codec, WrittenName name, SchemaStore store) {
    this.type = type;
    this.codec = codec;
    written = name.schema();
    serializedType = new SimpleSerializedType(name.name(), name.revision());
    schemaId = SchemaId.fingerprint(Fingerprints.crc64(written));
    if (name.isFormer()) {
      addFormer(written, store);
    }
    messages = SingleObjectDecoder.builder(codec).schemas(store).build();
  }

  /**
   * Adds the schema of a former name. What earlier versions wrote under that name has the same
   * fingerprint, so it must have the same meaning.
   */
  private static void addFormer(Schema schema, SchemaStore store) {
    store.find(Fingerprints.crc64(schema)); // A look-up function may know another meaning.
    store.add(schema);
  }

  @SuppressWarnings("unchecked") // The class was taken from the type of the codec.
  static <T> PayloadType<T> of(
      Class<T> type, AvroCodec<?> codec, WrittenName name, SchemaStore store) {
    return new PayloadType<>(type, (AvroCodec<T>) codec, name, store);
  }

  Class<T> type() {
    return type;
  }

  AvroCodec<T> codec() {
    return codec;
  }

  SerializedType serializedType() {
    return serializedType;
  }

  /** Appends a message to an output. The value is of this type. */
  @SuppressWarnings("unchecked") // PayloadTypes finds types by the class of the value.
  void encode(Object value, AvroOutput out) {
    Framings.SINGLE_OBJECT.begin(schemaId, out);
    codec.encode((T) value, out);
  }

  /** Returns the schema of what is written: that of the codec, perhaps under a former name. */
  Schema written() {
    return written;
  }

  /** Returns the decoder of messages, whoever wrote them. */
  SingleObjectDecoder<T> messages() {
    return messages;
  }

  /** Returns the decoder of data without a header, for a schema that an upcaster chose. */
  AvroDecoder<T> decoderFor(Schema writer) {
    AvroDecoder<T> known = recordDecoders.get(writer);
    if (known != null) {
      return known;
    }
    AvroDecoder<T> created = codec.decoderFor(writer);
    if (recordDecoders.size() < MAX_RECORD_DECODERS) {
      recordDecoders.put(writer, created);
    }
    return created;
  }
}
