package io.avrodyne.kafka.apicurio;

import io.apicurio.registry.serde.avro.AvroKafkaDeserializer;
import io.apicurio.registry.serde.avro.AvroKafkaSerializer;
import io.apicurio.registry.serde.config.SerdeConfig;
import io.avrodyne.databases.RegistryServer;
import java.util.HashMap;
import java.util.Map;
import org.apache.avro.generic.GenericRecord;
import org.apache.kafka.common.header.Headers;

/** Apicurio's own serializer and deserializer, for Avro's generic records. */
final class ApicurioSerde implements AutoCloseable {

  private final AvroKafkaSerializer<GenericRecord> serializer = new AvroKafkaSerializer<>();
  private final AvroKafkaDeserializer<GenericRecord> deserializer = new AvroKafkaDeserializer<>();

  ApicurioSerde(RegistryServer server, Form form, boolean isKey) {
    Map<String, String> settings = new HashMap<>(form.settings());
    settings.put(SerdeConfig.REGISTRY_URL, server.ownApi().toString());
    settings.put(SerdeConfig.AUTO_REGISTER_ARTIFACT, "true");
    serializer.configure(settings, isKey);
    deserializer.configure(settings, isKey);
  }

  byte[] write(String topic, Headers headers, GenericRecord value) {
    return serializer.serialize(topic, headers, value);
  }

  GenericRecord read(String topic, Headers headers, byte[] bytes) {
    return deserializer.deserialize(topic, headers, bytes);
  }

  @Override
  public void close() {
    serializer.close();
    deserializer.close();
  }
}
