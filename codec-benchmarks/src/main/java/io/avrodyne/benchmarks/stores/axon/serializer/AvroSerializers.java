package io.avrodyne.benchmarks.stores.axon.serializer;

import java.util.List;
import org.apache.avro.message.SchemaStore;
import org.apache.avro.specific.SpecificData;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.avro.AvroSerializer;

/** Apache Avro's generated classes, with money as text. Axon's own types are written as JSON. */
public final class AvroSerializers {

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
