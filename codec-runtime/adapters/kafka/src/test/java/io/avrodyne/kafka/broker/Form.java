package io.avrodyne.kafka.broker;

import io.avrodyne.kafka.AvrodyneSerde;
import io.avrodyne.kafka.SerdeBuilder;
import io.avrodyne.registry.RegisteredSchema;
import io.avrodyne.registry.SchemaRegistry;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import io.avrodyne.runtime.frame.SchemaId;
import java.util.UUID;

/** The forms of frames, each with what it needs for identifiers. */
enum Form {
  CONFLUENT_PREFIX(Framings.CONFLUENT_PREFIX),
  CONFLUENT_HEADER(Framings.CONFLUENT_HEADER),
  CONFLUENT_HEADER_GUID(Framings.CONFLUENT_HEADER_GUID),
  APICURIO_PREFIX(Framings.APICURIO_PREFIX),
  APICURIO_HEADERS(Framings.APICURIO_HEADERS),
  GLUE(Framings.GLUE),
  GLUE_ZLIB(Framings.GLUE_ZLIB),
  AZURE(Framings.AZURE),
  SINGLE_OBJECT(Framings.SINGLE_OBJECT),
  NONE(Framings.NONE);

  @SuppressWarnings("ImmutableEnumChecker") // The forms are immutable.
  private final Framing framing;

  Form(Framing framing) {
    this.framing = framing;
  }

  /** Returns a builder for values of a type whose frames are of this form. */
  <T> SerdeBuilder<T> serde(Class<T> type, SchemaRegistry registry) {
    return of(AvrodyneSerde.builder(type), registry);
  }

  /** Returns a builder for keys; those of a topic whose values have Azure's form have another. */
  <T> SerdeBuilder<T> keys(Class<T> type, SchemaRegistry registry) {
    Form form = this == AZURE ? SINGLE_OBJECT : this;
    return form.serde(type, registry).forKeys();
  }

  /** Sets this form, and the registry if the form needs one. */
  <T> SerdeBuilder<T> of(SerdeBuilder<T> builder, SchemaRegistry registry) {
    builder.framing(framing);
    return switch (framing.kind()) {
      case NONE, FINGERPRINT -> builder;
      case ID, GUID, CONTENT_ID -> builder.registry(registry);
      case GLOBAL_ID, GLUE_VERSION, AZURE_ID ->
          builder
              .registry(registry)
              .ids((subject, schema) -> idOf(registry.register(subject, schema)));
    };
  }

  /** Returns the identifier of a schema in a registry that counts everything the same way. */
  private SchemaId idOf(RegisteredSchema registered) {
    UUID guid = registered.guid();
    if (framing.kind() == SchemaId.Kind.GLOBAL_ID || guid == null) {
      return new SchemaId(framing.kind(), 0, registered.id());
    }
    return new SchemaId(
        framing.kind(), guid.getMostSignificantBits(), guid.getLeastSignificantBits());
  }
}
