package io.avrodyne.benchmarks.coldstart.child;

import io.avrodyne.fixtures.equity.t2.Equity;
import io.avrodyne.fixtures.equity.t2.EquityFixture;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t2.EquityOrder;
import io.avrodyne.fixtures.equity.t2.EventMeta;
import org.apache.fory.Fory;

/** Uses Apache Fory. */
public final class ForyChild {

  private ForyChild() {}

  /** Runs the program. */
  public static void main(String[] args) {
    EquityMarketPriceEvent event = EquityFixture.published();
    Fory fory =
        Fory.builder()
            .withXlang(false)
            .withCompatible(false)
            .requireClassRegistration(true)
            .withRefTracking(false)
            .withCodegen(true)
            .withAsyncCompilation(false)
            .build();
    fory.register(EquityMarketPriceEvent.class);
    fory.register(EventMeta.class);
    fory.register(Equity.class);
    fory.register(EquityOrder.class);
    byte[] bytes = fory.serialize(event);
    Outcome.requireEqual(event, fory.deserialize(bytes));
  }
}
