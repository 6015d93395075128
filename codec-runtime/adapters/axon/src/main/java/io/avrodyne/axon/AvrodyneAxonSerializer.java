package io.avrodyne.axon;

import io.avrodyne.runtime.frame.MessageHeader;
import io.avrodyne.runtime.message.SchemaStore;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.UnknownSerializedType;
import org.jspecify.annotations.Nullable;

/**
 * A serializer for Axon that stores each payload with a codec as an Avro message. It serves as the
 * serializer of events, of snapshots and of messages such as commands and queries.
 *
 * <p><b>Shape.</b> A single-object message: C3 01, the fingerprint of the schema, the datum. The
 * name that Axon stores beside it is the binary name of the class, or the full name of the schema
 * with {@link TypeNames#SCHEMA}. Payloads are read by either name and by the aliases of the schema,
 * where nested classes may have dots or dollar signs. No class is loaded by a stored name, except
 * where the delegate does that for types without a codec. The revision is the fingerprint, unless a
 * {@link RevisionSource} says otherwise.
 *
 * <p>The fingerprint of the message decides how it is decoded: written by the schema of today, by
 * an earlier version in the history that the codec was compiled with, or by a schema from the
 * {@link SchemaStore}. An upcaster is needed only for what schema resolution cannot do. Upcasters
 * may ask for {@code GenericRecord}, or for JSON as {@code JsonNode}, {@code ObjectNode} or {@code
 * String}, in which decimals are numbers and times are ISO 8601 ({@code JsonTranscoder} says which
 * form each type has), or for Avro's own JSON encoding as {@link AvroJson}. A record that an
 * upcaster returns may have any schema that the codec can read, and may contain a {@code
 * BigDecimal}, an {@code Instant} and the like; JSON has the schema of its revision, or that of the
 * codec if no schema has that revision.
 *
 * <p>Whatever has no codec goes to the delegate: Axon's metadata, tokens and sagas, and classes of
 * your own. A payload that neither knows is an {@link UnknownSerializedType}, as for other
 * serializers.
 *
 * <p>What another version of the application stored, and this one cannot read, is an error when
 * Axon asks for its class, which is before any handler is called: a schema that no codec reads, or
 * a name that no codec has beside a revision that is a fingerprint.
 *
 * <p><b>Allocation.</b> For a payload with a codec: its array and its {@code SerializedObject}, or
 * the decoded value. Encoders, decoders, inputs and outputs are reused.
 *
 * <p><b>Errors.</b> {@link SerializationException}, with the exception of the codec as its cause.
 * The message has the name of the type, the revision and the path of the field, but never a value.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class AvrodyneAxonSerializer implements Serializer {

  private static final byte[] NOTHING = {};

  private final Serializer delegate;
  private final @Nullable Serializer former;
  private final boolean skipsUnreadable;
  private final PayloadTypes types;
  private final RevisionCheck revisions;
  private final PayloadConverter converter;
  private final PayloadReader reader;
  private final PayloadWriter writer = new PayloadWriter();

  AvrodyneAxonSerializer(AvrodyneAxonSerializerBuilder builder, Serializer delegate) {
    this.delegate = delegate;
    former = builder.former;
    skipsUnreadable = builder.skipsUnreadable;
    types = builder.types();
    WriterSchemas schemas = new WriterSchemas(types, builder.store, builder.revisions);
    revisions = new RevisionCheck(schemas, builder.others != null);
    Transcoders transcoders = new Transcoders(builder.limits, builder.strictness);
    converter = new PayloadConverter(builder.converter, types, schemas, transcoders);
    reader = new PayloadReader(converter, schemas, transcoders, builder.others);
  }

  /** Returns a builder. It needs codecs and a delegate. */
  public static AvrodyneAxonSerializerBuilder builder() {
    return new AvrodyneAxonSerializerBuilder();
  }

  @Override
  public <T> SerializedObject<T> serialize(@Nullable Object object, Class<T> representation) {
    if (object == null) {
      return as(representation, NOTHING, SerializedType.emptyType());
    }
    if (former != null) {
      return former.serialize(object, representation);
    }
    PayloadType<?> type = types.find(object.getClass());
    return type == null
        ? delegate.serialize(object, representation)
        : as(representation, writer.write(object, type), type.serializedType());
  }

  private <T> SerializedObject<T> as(Class<T> representation, byte[] bytes, SerializedType type) {
    T data = converter.convert(bytes, byte[].class, representation);
    return new SimpleSerializedObject<>(data, representation, type);
  }

  @Override
  public <T> boolean canSerializeTo(Class<T> representation) {
    return converter.canConvert(byte[].class, representation);
  }

  @Override
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // As Axon declares it.
  public <S, T> @Nullable T deserialize(SerializedObject<S> payload) {
    SerializedType stored = payload.getType();
    if (SerializedType.isEmptyType(stored)) {
      return null;
    }
    PayloadType<?> type = types.find(stored.getName());
    if (type != null) {
      return (T) reader.read(payload, type);
    }
    if (!(payload.getData() instanceof byte[] bytes && MessageHeader.isStartOf(bytes))) {
      return delegate.deserialize(payload);
    }
    if (delegate.classForType(stored) != UnknownSerializedType.class) {
      throw PayloadFailures.reading(
          stored, "the type has no codec here. Pass its codec to the builder of the serializer");
    }
    return (T) new UnknownSerializedType(this, payload);
  }

  /**
   * {@inheritDoc}
   *
   * @throws SerializationException if another version of the application stored the payload, and
   *     this one cannot read it
   */
  @Override
  @SuppressWarnings("rawtypes") // As Axon declares it.
  public Class classForType(SerializedType stored) {
    if (SerializedType.isEmptyType(stored)) {
      return Void.class;
    }
    PayloadType<?> type = types.find(stored.getName());
    if (type == null) {
      return classOfOthers(stored);
    }
    if (!skipsUnreadable) {
      revisions.requireReadable(type, stored);
    }
    return type.type();
  }

  private Class<?> classOfOthers(SerializedType stored) {
    Class<?> found = delegate.classForType(stored);
    if (found == UnknownSerializedType.class && !skipsUnreadable) {
      revisions.requireForeign(stored);
    }
    return found;
  }

  /** Returns whether a snapshot can be read, as far as its name and its revision tell. */
  boolean isReadable(SerializedType stored) {
    PayloadType<?> type = types.find(stored.getName());
    return type != null
        ? revisions.isReadable(type, stored)
        : !RevisionCheck.isFingerprint(stored.getRevision());
  }

  @Override
  @SuppressWarnings({"rawtypes", "unchecked"}) // As Axon declares it.
  public SerializedType typeForClass(@Nullable Class type) {
    if (type == null || type == void.class || type == Void.class) {
      return SerializedType.emptyType();
    }
    if (former != null) {
      return former.typeForClass(type);
    }
    PayloadType<?> known = types.find(type);
    return known != null ? known.serializedType() : delegate.typeForClass(type);
  }

  @Override
  public Converter getConverter() {
    return converter;
  }
}
