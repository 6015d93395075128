package io.avrodyne.benchmarks.stores.scale;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.avrodyne.axon.AvrodyneAxonSerializer;
import io.avrodyne.benchmarks.stores.axon.serializer.AxonSerializers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.message.BinaryMessageEncoder;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.json.JacksonSerializer;

/**
 * The earlier versions of the application as writers, Apache Avro's generic records and JSON, and
 * the serializers with which that of today reads what they wrote.
 */
final class PastMovements {

  private static final String FOLDER = "/avro-history/" + Movement.class.getName() + "/";

  private PastMovements() {}

  /** Returns Avrodyne with the history of its schemas. */
  static Serializer avroSerializer() {
    return AvrodyneAxonSerializer.builder()
        .codecs(MovementAvroCodec.INSTANCE)
        .delegate(AxonSerializers.json())
        .build();
  }

  /** Returns Jackson, which accepts the field that the tenth version dropped. */
  static Serializer jsonSerializer() {
    JsonMapper mapper =
        JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
    return JacksonSerializer.builder().objectMapper(mapper).build();
  }

  /** Returns what writes Avro's single-object encoding, each version with its own schema. */
  static Function<PastMovement, byte[]> avro() {
    List<Schema> schemas = schemas();
    List<BinaryMessageEncoder<GenericRecord>> encoders =
        schemas.stream()
            .map(each -> new BinaryMessageEncoder<GenericRecord>(GenericData.get(), each))
            .toList();
    return past -> {
      Schema schema = schemas.get(past.version() - 1);
      try {
        return encoders.get(past.version() - 1).encode(datum(past, schema)).array();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  private static GenericRecord datum(PastMovement past, Schema schema) {
    GenericRecord datum = new GenericData.Record(schema);
    past.fields(schema).forEach(datum::put);
    Schema.Field kind = schema.getField("kind");
    if (kind != null) {
      datum.put("kind", new GenericData.EnumSymbol(kind.schema(), datum.get("kind")));
    }
    return datum;
  }

  /** Returns the schemas of all versions, the last of which is that of today. */
  static List<Schema> schemas() {
    List<Schema> schemas = new ArrayList<>();
    for (int version = 1; version < PastStream.VERSIONS; version++) {
      schemas.add(earlier(version));
    }
    schemas.add(MovementAvroCodec.INSTANCE.schema());
    return schemas;
  }

  private static Schema earlier(int version) {
    try (InputStream file = PastMovements.class.getResourceAsStream(FOLDER + version + ".avsc")) {
      return new Schema.Parser().parse(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns what writes JSON. */
  static Function<PastMovement, byte[]> json() {
    List<Schema> schemas = schemas();
    JsonMapper mapper = new JsonMapper();
    return past -> {
      try {
        return mapper.writeValueAsBytes(past.fields(schemas.get(past.version() - 1)));
      } catch (JsonProcessingException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
