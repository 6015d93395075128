package io.avrodyne.kafka.apicurio;

import io.apicurio.registry.serde.Legacy8ByteIdHandler;
import io.apicurio.registry.serde.config.IdOption;
import io.apicurio.registry.serde.config.SerdeConfig;
import io.apicurio.registry.serde.kafka.config.KafkaSerdeConfig;
import io.avrodyne.runtime.frame.Framing;
import io.avrodyne.runtime.frame.Framings;
import java.util.Map;

/** The forms of records that both serializers have. */
@SuppressWarnings("ImmutableEnumChecker") // The framings have no state.
enum Form {
  /** Four bytes of a content id before the datum: the default since version 3. */
  PREFIX(Framings.CONFLUENT_PREFIX, Map.of()),
  /** Eight bytes of a global id before the datum: the default of version 2. */
  LONG_PREFIX(
      Framings.APICURIO_PREFIX,
      Map.of(
          SerdeConfig.ID_HANDLER,
          Legacy8ByteIdHandler.class.getName(),
          SerdeConfig.USE_ID,
          IdOption.globalId.name())),
  /** Headers with the content id. */
  HEADERS(Framings.APICURIO_HEADERS, Map.of(KafkaSerdeConfig.ENABLE_HEADERS, "true"));

  private final Framing framing;
  private final Map<String, String> settings;

  Form(Framing framing, Map<String, String> settings) {
    this.framing = framing;
    this.settings = settings;
  }

  Framing framing() {
    return framing;
  }

  /** Returns the settings of Apicurio's serializer and deserializer. */
  Map<String, String> settings() {
    return settings;
  }
}
