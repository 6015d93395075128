package io.avrodyne.kafka;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;

/**
 * The identifiers that are written for the schemas of codecs. Those of a registry are kept for each
 * topic.
 *
 * <p><b>Allocation.</b> None for an identifier that is known.
 *
 * <p><b>Errors.</b> {@link SerializationException} if the registry has no id, with what to do.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads, without a lock once an identifier is known.
 */
final class SchemaIds {

  /** More topics than a producer has; those beyond are looked up each time. */
  private static final int MAX_TOPICS = 10_000;

  private static final String NO_TOPIC = "";

  private final Kind kind;
  private final SubjectIds subjects;

  /** Never changes; the identifiers by topic do. */
  private final IdentityHashMap<AvroCodec<?>, Known> known = new IdentityHashMap<>();

  /** The identifiers of a schema. */
  private record Known(SchemaId fingerprint, Map<String, SchemaId> byTopic) {}

  SchemaIds(SerdeSettings settings, Collection<AvroCodec<?>> codecs) {
    kind = settings.forms().written().kind();
    subjects = new SubjectIds(settings);
    for (AvroCodec<?> codec : codecs) {
      SchemaId fingerprint = SchemaId.fingerprint(codec.fingerprint());
      known.put(codec, new Known(fingerprint, new ConcurrentHashMap<>()));
    }
  }

  /** Returns the identifier of the schema of a codec in records of a topic. */
  SchemaId of(@Nullable String topic, AvroCodec<?> codec) {
    if (kind == Kind.NONE) {
      return SchemaId.NONE;
    }
    Known ids = known.get(codec);
    if (ids == null) {
      throw new IllegalStateException("A codec is not among those of the serializer");
    }
    if (kind == Kind.FINGERPRINT) {
      return ids.fingerprint;
    }
    String key = topic == null ? NO_TOPIC : topic;
    SchemaId id = ids.byTopic.get(key);
    return id != null ? id : learn(key, codec, ids.byTopic);
  }

  private SchemaId learn(String topic, AvroCodec<?> codec, Map<String, SchemaId> byTopic) {
    SchemaId id = subjects.idOf(topic, codec);
    if (byTopic.size() < MAX_TOPICS) {
      byTopic.put(topic, id);
    }
    return id;
  }
}
