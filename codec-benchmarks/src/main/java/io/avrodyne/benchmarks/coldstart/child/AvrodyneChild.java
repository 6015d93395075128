package io.avrodyne.benchmarks.coldstart.child;

import io.avrodyne.fixtures.equity.t2.EquityFixture;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEventAvroCodec;

/** Uses the generated codec. */
public final class AvrodyneChild {

  private AvrodyneChild() {}

  /** Runs the program. */
  public static void main(String[] args) {
    EquityMarketPriceEvent event = EquityFixture.published();
    byte[] bytes = EquityMarketPriceEventAvroCodec.INSTANCE.encode(event);
    Outcome.requireEqual(event, EquityMarketPriceEventAvroCodec.INSTANCE.decode(bytes));
  }
}
