package io.avrodyne.benchmarks.stores.scale;

import io.avrodyne.axon.AvrodyneAxonSerializer;
import io.avrodyne.benchmarks.stores.axon.serializer.AvrodyneSerializers;
import io.avrodyne.benchmarks.stores.axon.serializer.JacksonSerializers;
import io.avrodyne.benchmarks.stores.bank.domain.BankEvents;
import java.util.function.Function;
import org.axonframework.serialization.Serializer;

/** Avrodyne, with money as an amount and a currency, and with the history of its schemas. */
public class AvrodyneBenchmark extends ScaleBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvrodyneBenchmark() {
    super(new BankStream(BankEvents.COMPACT));
  }

  @Override
  Serializer ofBank() {
    return AvrodyneSerializers.compact();
  }

  @Override
  Serializer ofMovements() {
    return AvrodyneAxonSerializer.builder()
        .codecs(MovementAvroCodec.INSTANCE)
        .delegate(JacksonSerializers.json())
        .build();
  }

  @Override
  Function<PastMovement, byte[]> past() {
    return PastMovements.avro();
  }
}
