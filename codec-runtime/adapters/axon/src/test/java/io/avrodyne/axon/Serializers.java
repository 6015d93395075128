package io.avrodyne.axon;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.avrodyne.axon.bank.AccountCommandAvroCodec;
import io.avrodyne.axon.bank.AccountEventAvroCodec;
import io.avrodyne.axon.bank.TransferEventAvroCodec;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.json.JacksonSerializer;

/** The serializers of the tests. */
public final class Serializers {

  private Serializers() {}

  /** Returns a builder with the codecs of the bank and a delegate. */
  public static AvrodyneAxonSerializerBuilder bank() {
    return AvrodyneAxonSerializer.builder()
        .codecs(
            AccountEventAvroCodec.INSTANCE,
            TransferEventAvroCodec.INSTANCE,
            AccountCommandAvroCodec.INSTANCE)
        .delegate(jackson());
  }

  /** Returns a serializer of JSON that reads fields, as sagas have no getters. */
  public static JacksonSerializer jackson() {
    ObjectMapper mapper = new ObjectMapper();
    mapper.setVisibility(PropertyAccessor.FIELD, Visibility.ANY);
    return JacksonSerializer.builder().objectMapper(mapper).build();
  }

  /** Returns the message of an exception, which has one. */
  static String messageOf(Throwable thrown) {
    return String.valueOf(thrown.getMessage());
  }

  static SimpleSerializedObject<byte[]> stored(byte[] bytes, SerializedType type) {
    return new SimpleSerializedObject<>(bytes, byte[].class, type);
  }
}
