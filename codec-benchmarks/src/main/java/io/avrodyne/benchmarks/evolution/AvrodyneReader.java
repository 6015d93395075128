package io.avrodyne.benchmarks.evolution;

import io.avrodyne.fixtures.evolution.Shipment;
import io.avrodyne.fixtures.evolution.ShipmentAvroCodec;
import io.avrodyne.runtime.AvroDecoder;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Strictness;

/** A decoder of Avrodyne with a reused input. */
final class AvrodyneReader implements ShipmentReader<Shipment> {

  private final AvroDecoder<Shipment> decoder;
  private final AvroInput in = new AvroInput();

  private AvrodyneReader(AvroDecoder<Shipment> decoder) {
    this.decoder = decoder;
  }

  /** Creates one with the decoder generated for an earlier version. */
  static AvrodyneReader ofKnownWriter(Change change) {
    AvroDecoder<Shipment> decoder = ShipmentAvroCodec.INSTANCE.decoderFor(change.writer());
    // By name, because the base class is not API that all versions have.
    String codec = ShipmentAvroCodec.class.getName();
    if (change != Change.SAME && !decoder.getClass().getName().startsWith(codec)) {
      throw new IllegalStateException("The fixtures were compiled without their schema history");
    }
    return new AvrodyneReader(decoder);
  }

  /**
   * Creates one with a plan. Names are matched leniently, because strict matching would select the
   * decoders known at compile time; the names are equal here.
   */
  static AvrodyneReader ofPlan(Change change) {
    return new AvrodyneReader(
        ShipmentAvroCodec.INSTANCE.decoderFor(change.writer(), Strictness.LENIENT));
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
