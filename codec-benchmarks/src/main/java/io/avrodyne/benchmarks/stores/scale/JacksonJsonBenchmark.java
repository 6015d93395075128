package io.avrodyne.benchmarks.stores.scale;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.avrodyne.benchmarks.stores.axon.serializer.JacksonSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import java.util.function.Function;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.json.JacksonSerializer;

/** Jackson's JSON. */
public class JacksonJsonBenchmark extends ScaleBenchmark {

  /** Creates the benchmark; called by JMH. */
  public JacksonJsonBenchmark() {
    super(new BankStream(BankEvents.TEXT));
  }

  @Override
  Serializer ofBank() {
    return JacksonSerializers.json();
  }

  @Override
  Serializer ofMovements() {
    // For the field that the tenth version dropped.
    JsonMapper mapper =
        JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
    return JacksonSerializer.builder().objectMapper(mapper).build();
  }

  @Override
  Function<PastMovement, byte[]> past() {
    return PastMovements.json();
  }
}
