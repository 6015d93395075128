package io.avrodyne.kafka;

import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.Codecs;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Strictness;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.message.SchemaSource;
import io.avrodyne.runtime.message.SchemaStore;
import org.apache.kafka.common.config.ConfigException;
import org.jspecify.annotations.Nullable;

/**
 * A builder of serializers, deserializers and pairs of them, which is returned by {@link
 * AvrodyneSerde#builder}. It needs types and, unless the form of the frames does without, a
 * registry.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for types that cannot be used, {@link
 * ConfigException} if the settings do not fit together.
 *
 * <p><b>Threads.</b> Must be used by one thread at a time.
 *
 * @param <T> the type of the keys or values, or the common supertype of several types
 */
public final class SerdeBuilder<T> {

  private final CodecFamily types = new CodecFamily();
  private boolean isKey;
  private FrameForms forms = FrameForms.DEFAULT;
  private @Nullable SchemaRegistry registry;
  private @Nullable SchemaSource schemas;
  private @Nullable SchemaIdSource ids;
  private SubjectNameStrategy subjects = StandardSubject.TOPIC;
  private Registration registration = Registration.AUTOMATIC;
  private DecodeLimits limits = DecodeLimits.DEFAULT;
  private Strictness strictness = Strictness.STRICT;
  private RawBytes rawBytes = RawBytes.DEAD_LETTERS;
  private int maxReusedBuffer = ConfigDefinition.DEFAULT_BUFFER;

  SerdeBuilder() {}

  /**
   * Adds the generated codec of a class, as found by {@link Codecs#of}; of a sealed type, those of
   * its branches; of an interface with {@code @AvroCodecs}, those that it lists.
   *
   * @throws IllegalArgumentException if the class has no codec, or another one was added
   */
  public SerdeBuilder<T> type(Class<?> type) {
    types.add(type);
    return this;
  }

  /**
   * Adds a codec. The codec of a sealed type adds those of its branches.
   *
   * @throws IllegalArgumentException if its class already has another codec
   */
  public SerdeBuilder<T> codec(AvroCodec<? extends T> codec) {
    types.add(codec);
    return this;
  }

  /**
   * Adds codecs, such as all those that an interface with {@code @AvroCodecs} lists.
   *
   * @throws IllegalArgumentException as for a single codec
   */
  public SerdeBuilder<T> codecs(Iterable<? extends AvroCodec<? extends T>> codecs) {
    codecs.forEach(types::add);
    return this;
  }

  /** Chooses keys; without this call, the serializer and deserializer are for values. */
  public SerdeBuilder<T> forKeys() {
    isKey = true;
    return this;
  }

  /**
   * Sets the form of the frames that are written and read; the default is {@link
   * Framings#CONFLUENT_PREFIX}.
   */
  public SerdeBuilder<T> framing(Framing framing) {
    forms = FrameForms.of(framing);
    return this;
  }

  /** Sets the form of the frames that are written. */
  public SerdeBuilder<T> writes(Framing framing) {
    forms = forms.withWritten(framing);
    return this;
  }

  /**
   * Sets the form of the frames that are read. {@link Framings#firstOf} combines several; the
   * headers of each record choose one.
   */
  public SerdeBuilder<T> reads(Framing framing) {
    forms = forms.withRead(framing);
    return this;
  }

  /** Sets the registry. It is not closed with what is built, so several may share it. */
  public SerdeBuilder<T> registry(SchemaRegistry registry) {
    this.registry = registry;
    return this;
  }

  /**
   * Sets the source of the schemas that data were written with, such as a {@link SchemaStore}. It
   * is asked before the registry. A store must not have a schema with a codec's fingerprint but
   * other logical types: no deserializer is built with it, and records with that fingerprint are
   * rejected if it is added later.
   */
  public SerdeBuilder<T> schemas(SchemaSource schemas) {
    this.schemas = schemas;
    return this;
  }

  /**
   * Sets the source of the identifiers that are written, in place of the registry. It is needed for
   * registries without Confluent's API, such as those of AWS and Azure.
   */
  public SerdeBuilder<T> ids(SchemaIdSource ids) {
    this.ids = ids;
    return this;
  }

  /** Sets the rule for subjects; the default is {@link SubjectNameStrategy#topic}. */
  public SerdeBuilder<T> subjects(SubjectNameStrategy subjects) {
    this.subjects = subjects;
    return this;
  }

  /** Sets how ids are obtained; the default is {@link Registration#AUTOMATIC}. */
  public SerdeBuilder<T> registration(Registration registration) {
    this.registration = registration;
    return this;
  }

  /** Sets the limits on what a datum may contain. */
  public SerdeBuilder<T> limits(DecodeLimits limits) {
    this.limits = limits;
    return this;
  }

  /** Sets whether bytes and characters are accepted that only Apache Avro accepts. */
  public SerdeBuilder<T> strictness(Strictness strictness) {
    this.strictness = strictness;
    return this;
  }

  /**
   * Sets which values of class {@code byte[]} are written as they are; the default is {@link
   * RawBytes#DEAD_LETTERS}.
   */
  public SerdeBuilder<T> rawBytes(RawBytes choice) {
    rawBytes = choice;
    return this;
  }

  /** Sets the size in bytes beyond which a buffer is not kept after use; the default is 256 KiB. */
  public SerdeBuilder<T> maxReusedBuffer(int bytes) {
    maxReusedBuffer = bytes;
    return this;
  }

  /** Returns a serializer. */
  public AvrodyneSerializer<T> buildSerializer() {
    return new AvrodyneSerializer<>(isKey, RecordWriter.of(settings()));
  }

  /** Returns a deserializer. */
  public AvrodyneDeserializer<T> buildDeserializer() {
    return new AvrodyneDeserializer<>(isKey, RecordReader.of(settings()));
  }

  /** Returns a serializer and a deserializer. */
  public AvrodyneSerde<T> build() {
    SerdeSettings settings = settings();
    return new AvrodyneSerde<>(isKey, RecordWriter.of(settings), RecordReader.of(settings));
  }

  private SerdeSettings settings() {
    return new SerdeSettings(
        isKey,
        types.codecs(),
        forms,
        new SchemaAccess(registry, schemas, ids, subjects, registration),
        new DataRules(limits, strictness, rawBytes, maxReusedBuffer),
        false);
  }
}
