package io.avrodyne.benchmarks.stores.axon.serializer;

import io.avrodyne.benchmarks.format.avro.AvroFormats;
import java.util.List;
import org.apache.avro.message.SchemaStore;
import org.apache.avro.specific.SpecificData;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.avro.AvroSerializer;

/** Apache Avro's generated classes, with money as text. Axon's own types are written as JSON. */
public final class AvroSerializers {

  /** The flag that Axon's own needs. */
  public static final String AXON_FLAG = AvroFormats.SPECIFIC_FLAG + ",org.axonframework.messaging";

  /** What a reader of its results has to know about Axon's own. */
  public static final String AXON_CAVEAT =
      "Axon's AvroSerializer, with the mapping of Avro specific. With Avro 1.12.2, it reads its own"
          + " metadata only if org.apache.avro.SERIALIZABLE_PACKAGES allows"
          + " org.axonframework.messaging.";

  private AvroSerializers() {}

  /** Returns one that makes encoders and decoders once. */
  public static Serializer specific() {
    return new AvroSpecificSerializer(SpecificEvent.text(), JacksonSerializers.json());
  }

  /** Returns Axon's, which makes an encoder or decoder for each event. */
  public static Serializer axon() {
    List<SpecificEvent<?, ?>> events = SpecificEvent.text();
    SchemaStore.Cache schemas = new SchemaStore.Cache();
    events.forEach(each -> schemas.addSchema(SpecificData.get().getSchema(each.datumType())));
    return new MappedSerializer(
        AvroSerializer.builder()
            .schemaStore(schemas)
            .serializerDelegate(JacksonSerializers.json())
            .build(),
        events);
  }
}
