package io.avrodyne.kafka;

import io.avrodyne.registry.IncompatibleSchemaException;
import io.avrodyne.registry.RegisteredSchema;
import io.avrodyne.registry.RegistryException;
import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.adapter.CodecListing;
import io.avrodyne.runtime.frame.SchemaId;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.UUID;
import org.apache.avro.Schema;
import org.apache.kafka.common.errors.SerializationException;
import org.jspecify.annotations.Nullable;

/**
 * The requests for the ids of schemas in subjects of a registry.
 *
 * <p><b>Errors.</b> {@link SerializationException} with the subject and what to do.
 *
 * <p><b>Threads.</b> Safe for use by multiple threads.
 */
final class SubjectIds {

  private final RecordFailures failures;
  private final boolean isKey;
  private final Kind kind;
  private final SubjectNameStrategy strategy;
  private final Registration registration;
  private final @Nullable SchemaRegistry registry;
  private final @Nullable SchemaIdSource ids;

  SubjectIds(SerdeSettings settings) {
    failures = new RecordFailures(settings);
    isKey = settings.isKey();
    kind = settings.forms().written().kind();
    strategy = settings.schemas().subjects();
    registration = settings.schemas().registration();
    registry = settings.schemas().registry();
    ids = settings.schemas().ids();
  }

  SchemaId idOf(String topic, AvroCodec<?> codec) {
    String subject = subjectOf(topic, codec.schema());
    try {
      if (ids != null) {
        return ids.idOf(subject, codec.schema());
      }
      if (registry == null) {
        throw new IllegalStateException("no registry was set");
      }
      requireContextOfUrl(subject);
      return idOf(find(subject, codec, registry));
    } catch (IncompatibleSchemaException e) {
      throw failures.subject(topic, subject, incompatible(codec, e), e);
    } catch (MissingIdException | RegistryException e) {
      throw failures.subject(topic, subject, String.valueOf(e.getMessage()), e);
    } catch (RuntimeException e) {
      throw failures.subject(topic, subject, "looking it up threw " + e.getClass().getName(), e);
    }
  }

  private String subjectOf(String topic, Schema schema) {
    String subject;
    try {
      subject = strategy.subjectOf(topic, isKey, schema);
    } catch (RuntimeException e) {
      throw new SerializationException(
          "The schema written to topic " + topic + " has no subject: " + e.getMessage(), e);
    }
    return subject;
  }

  /**
   * Rejects a subject of another context than that of the registry's URL, unless a GUID is written:
   * each context has ids of its own, and a reader knows only the URL.
   */
  private void requireContextOfUrl(String subject) {
    if (kind == Kind.ID && subject.startsWith(":.") && !subject.startsWith(":.:")) {
      throw new MissingIdException(
          "readers look the id up in the context of the registry's URL, not in that of the subject."
              + " Put the context into the URL, as in http://registry:8081/contexts/.staging, and"
              + " leave it out of the subject");
    }
  }

  private RegisteredSchema find(String subject, AvroCodec<?> codec, SchemaRegistry from) {
    return switch (registration) {
      case AUTOMATIC -> from.register(subject, codec.schema());
      case NEVER ->
          from.lookUp(subject, codec.schema())
              .orElseThrow(() -> new MissingIdException(unregistered(subject, codec)));
      case LATEST -> latest(subject, codec, from);
    };
  }

  /**
   * Returns the latest version if it is the schema of the codec. A codec returns itself as the
   * decoder for the schemas whose data have the same bytes and the same meaning as its own.
   */
  private static RegisteredSchema latest(String subject, AvroCodec<?> codec, SchemaRegistry from) {
    RegisteredSchema latest =
        from.latest(subject)
            .orElseThrow(() -> new MissingIdException(unregistered(subject, codec)));
    if (SameSchema.isSame(codec, latest.schema())) {
      return latest;
    }
    throw new MissingIdException(
        "its latest version, "
            + latest.version()
            + " with id "
            + latest.id()
            + ", is another schema than that of "
            + nameOf(codec)
            + ", so the data would be unreadable under this id. Register the schema as the latest"
            + " version, compile the type to that version, or do without use.latest.version");
  }

  private static String unregistered(String subject, AvroCodec<?> codec) {
    String name = nameOf(codec);
    return "the subject has no version with the schema of "
        + name
        + ", and auto.register.schemas is false. Register it, for example with java -jar"
        + " codec-commands-all.jar register --url ... --classes ... --include "
        + name
        + " --map "
        + name
        + "="
        + subject;
  }

  /**
   * Returns the full name of the schema or, for a union, the name of its file, that of the class.
   */
  private static String nameOf(AvroCodec<?> codec) {
    Schema schema = codec.schema();
    return schema.isUnion()
        ? String.valueOf(CodecListing.classOf(codec).getCanonicalName())
        : schema.getFullName();
  }

  private String incompatible(AvroCodec<?> codec, IncompatibleSchemaException e) {
    return e.getMessage()
        + (strategy.dependsOnSchema()
            ? ""
            : ". If the topic has records of several types besides "
                + nameOf(codec)
                + ", set "
                + (isKey ? AvrodyneConfig.KEY_SUBJECTS : AvrodyneConfig.VALUE_SUBJECTS)
                + "=topic-record, or serialize their sealed type");
  }

  private SchemaId idOf(RegisteredSchema registered) {
    if (kind == Kind.CONTENT_ID) {
      return SchemaId.contentId(registered.id()); // That of Apicurio in Confluent's API.
    }
    if (kind != Kind.GUID) {
      return registered.schemaId();
    }
    UUID guid = registered.guid();
    if (guid == null) {
      throw new MissingIdException(
          "the registry did not return a GUID. Use confluent-header or confluent-prefix, which"
              + " write the id");
    }
    return SchemaId.guid(guid);
  }

  /** An exception for a schema that is not registered as the settings demand. */
  private static final class MissingIdException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MissingIdException(String message) {
      super(message);
    }
  }
}
