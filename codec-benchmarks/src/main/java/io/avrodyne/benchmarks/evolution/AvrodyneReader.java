package io.avrodyne.benchmarks.evolution;

import io.avrodyne.fixtures.evolution.Shipment;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;

/** A decoder of Avrodyne with a reused input. */
final class AvrodyneReader implements ShipmentReader<Shipment> {

  private final AvroDecoder<Shipment> decoder;
  private final AvroInput in = new AvroInput();

  AvrodyneReader(AvroDecoder<Shipment> decoder) {
    this.decoder = decoder;
  }

  @Override
  public Shipment read(byte[] bytes) {
    return decoder.decode(in.reset(bytes));
  }

  @Override
  public byte[] write(Shipment value) {
    return ShipmentAvroCodec.INSTANCE.encode(value);
  }
}
