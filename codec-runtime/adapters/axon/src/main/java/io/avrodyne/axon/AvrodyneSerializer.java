package io.avrodyne.axon;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.message.SchemaStore;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.axonframework.serialization.ChainingConverter;
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
 * name that Axon stores beside it is the full name of the schema, not the name of the class, so it
 * stays the same when a class moves and keeps its {@code @AvroName}, and programs in other
 * languages know it. For a top-level class the two are equal by default; a nested class {@code
 * Bank$Created} is stored as {@code Bank.Created}. Payloads stored under the name of a class with a
 * codec, or under an alias of its schema, are read as well. No class is loaded by a stored name,
 * except where the delegate does that for types without a codec. The revision is the fingerprint,
 * unless a {@link RevisionSource} says otherwise.
 *
 * <p>The fingerprint of the message decides how it is decoded: written by the schema of today, by
 * an earlier version in the history that the codec was compiled with, or by a schema from the
 * {@link SchemaStore}. An upcaster is needed only for what schema resolution cannot do. Upcasters
 * may ask for {@code GenericRecord}, {@code JsonNode}, {@code ObjectNode} or {@code String}; JSON
 * is in Avro's JSON encoding. A record that an upcaster returns may have any schema that the codec
 * can read; JSON has the schema of its revision, or that of the codec if no schema has that
 * revision.
 *
 * <p>Whatever has no codec goes to the delegate: Axon's metadata, tokens and sagas, and classes of
 * your own. A payload that neither knows is an {@link UnknownSerializedType}, as for other
 * serializers.
 *
 * <p><b>Allocation.</b> For a payload with a codec: its array and its {@code SerializedObject}, or
 * the decoded value. Encoders, decoders, inputs and outputs are reused.
 *
 * <p><b>Errors.</b> {@link SerializationException}, with the exception of the codec as its cause.
 * The message has the name of the type, the revision and the path of the field, but never a value.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
public final class AvrodyneSerializer implements Serializer {

  private static final byte[] NOTHING = {};

  private final Serializer delegate;
  private final PayloadTypes types;
  private final PayloadConverter converter;
  private final PayloadReader reader;
  private final PayloadWriter writer = new PayloadWriter();

  private AvrodyneSerializer(Builder builder, Serializer delegate) {
    this.delegate = delegate;
    types = builder.types();
    WriterSchemas schemas = new WriterSchemas(types, builder.store, builder.revisions);
    converter = new PayloadConverter(builder.converter, types, schemas);
    reader =
        new PayloadReader(converter, schemas, builder.others, builder.limits, builder.strictness);
  }

  /** Returns a builder. It needs codecs and a delegate. */
  public static Builder builder() {
    return new Builder();
  }

  @Override
  public <T> SerializedObject<T> serialize(@Nullable Object object, Class<T> representation) {
    if (object == null) {
      return as(representation, NOTHING, SerializedType.emptyType());
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
    if (!(payload.getData() instanceof byte[] bytes && Messages.isMessage(bytes))) {
      return delegate.deserialize(payload);
    }
    if (delegate.classForType(stored) != UnknownSerializedType.class) {
      throw PayloadFailures.reading(
          stored, "the type has no codec here. Pass its codec to the builder of the serializer");
    }
    return (T) new UnknownSerializedType(this, payload);
  }

  @Override
  @SuppressWarnings("rawtypes") // As Axon declares it.
  public Class classForType(SerializedType stored) {
    if (SerializedType.isEmptyType(stored)) {
      return Void.class;
    }
    PayloadType<?> type = types.find(stored.getName());
    return type != null ? type.type() : delegate.classForType(stored);
  }

  @Override
  @SuppressWarnings({"rawtypes", "unchecked"}) // As Axon declares it.
  public SerializedType typeForClass(@Nullable Class type) {
    if (type == null || type == void.class || type == Void.class) {
      return SerializedType.emptyType();
    }
    PayloadType<?> known = types.find(type);
    return known != null ? known.serializedType() : delegate.typeForClass(type);
  }

  @Override
  public Converter getConverter() {
    return converter;
  }

  /**
   * A builder of serializers.
   *
   * <p><b>Threads.</b> Must be used by one thread at a time.
   */
  public static final class Builder {

    private final CodecBranches codecs = new CodecBranches();
    private SchemaStore store = new SchemaStore();
    private RevisionSource revisions = RevisionSource.fingerprint();
    private ChainingConverter converter = new ChainingConverter();
    private DecodeLimits limits = DecodeLimits.DEFAULT;
    private Strictness strictness = Strictness.STRICT;
    private @Nullable Serializer delegate;
    private @Nullable Serializer others;

    private Builder() {}

    /**
     * Adds codecs. The codec of a sealed type adds those of its branches.
     *
     * @throws IllegalArgumentException if a class has two codecs, or if a codec is for a union
     *     whose type is not sealed
     */
    public Builder codecs(AvroCodec<?>... codecs) {
      return codecs(Arrays.asList(codecs));
    }

    /**
     * Adds codecs, such as all those that an interface with {@code @AvroCodecs} lists. Codecs whose
     * schema has no name, such as those of lists, are left out: Axon stores payloads by name.
     *
     * @throws IllegalArgumentException as for several arguments
     */
    public Builder codecs(Iterable<? extends AvroCodec<?>> codecs) {
      codecs.forEach(this.codecs::add);
      return this;
    }

    /**
     * Adds the generated codecs of classes, as found by {@link Codecs#of}.
     *
     * @throws IllegalArgumentException if a class has no codec
     */
    public Builder classes(Class<?>... types) {
      for (Class<?> type : types) {
        codecs.add(Codecs.of(type));
      }
      return this;
    }

    /** Sets the serializer of everything that has no codec. */
    public Builder delegate(Serializer delegate) {
      this.delegate = delegate;
      return this;
    }

    /**
     * Sets the store of schemas that no codec knows. With {@link SchemaStore#backedBy} they come
     * from a schema registry.
     */
    public Builder schemas(SchemaStore store) {
      this.store = store;
      return this;
    }

    /** Sets the source of revisions; the default is {@link RevisionSource#fingerprint}. */
    public Builder revision(RevisionSource revisions) {
      this.revisions = revisions;
      return this;
    }

    /**
     * Sets the serializer that reads payloads of types with a codec that are not Avro messages,
     * because it stored them before Avrodyne was introduced. It is also given JSON from upcasters
     * whose revision is not that of a known schema. By default such payloads are rejected.
     */
    public Builder readOthersWith(Serializer others) {
      this.others = others;
      return this;
    }

    /**
     * Sets the converter that the conversions of payloads are added to; it must not be shared with
     * another serializer.
     */
    public Builder converter(ChainingConverter converter) {
      this.converter = converter;
      return this;
    }

    /** Sets the limits on what a payload may contain. */
    public Builder limits(DecodeLimits limits) {
      this.limits = limits;
      return this;
    }

    /** Sets whether bytes are accepted that only Apache Avro accepts. */
    public Builder strictness(Strictness strictness) {
      this.strictness = strictness;
      return this;
    }

    /**
     * Returns a serializer with these settings.
     *
     * @throws IllegalStateException if there are no codecs or there is no delegate
     * @throws IllegalArgumentException if a name could mean two of the classes, if a schema in the
     *     store cannot be told apart from a codec's, or if a type has no revision although the
     *     source demands one
     */
    public AvrodyneSerializer build() {
      if (codecs.found().isEmpty()) {
        throw new IllegalStateException("No codecs were given. Pass at least one.");
      }
      if (delegate == null) {
        throw new IllegalStateException(
            "No delegate was given. Pass a serializer for Axon's own types, such as a"
                + " JacksonSerializer.");
      }
      return new AvrodyneSerializer(this, delegate);
    }

    private PayloadTypes types() {
      List<PayloadType<?>> types = new ArrayList<>();
      codecs
          .found()
          .forEach((type, codec) -> types.add(PayloadType.of(type, codec, store, revisions)));
      return new PayloadTypes(types);
    }
  }
}
