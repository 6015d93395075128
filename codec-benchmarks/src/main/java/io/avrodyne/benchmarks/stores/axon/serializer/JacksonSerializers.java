package io.avrodyne.benchmarks.stores.axon.serializer;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.datatype.moneta.MonetaMoneyModule;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.json.JacksonSerializer;

/** Axon's serializer on Jackson. */
public final class JacksonSerializers {

  private JacksonSerializers() {}

  /** Returns the one that writes JSON. */
  public static Serializer json() {
    return of(JsonMapper.builder());
  }

  /** Returns the one that writes CBOR. */
  public static Serializer cbor() {
    return of(CBORMapper.builder());
  }

  private static Serializer of(MapperBuilder<?, ?> builder) {
    ObjectMapper mapper = builder.addModule(new MonetaMoneyModule()).build();
    return JacksonSerializer.builder().objectMapper(mapper).build();
  }
}
