package io.avrodyne.benchmarks.coldstart.child;

import io.avrodyne.benchmarks.specific.equity.t2.EquityDatum;
import io.avrodyne.benchmarks.specific.equity.t2.EquityMarketPriceEventDatum;
import io.avrodyne.benchmarks.specific.equity.t2.EquityOrderDatum;
import io.avrodyne.benchmarks.specific.equity.t2.EventMetaDatum;
import io.avrodyne.fixtures.equity.t2.Equity;
import io.avrodyne.fixtures.equity.t2.EquityFixture;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t2.EquityOrder;
import io.avrodyne.fixtures.equity.t2.EventMeta;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;

/** Uses objects of Apache Avro's generated classes, with the values of the event. */
public final class AvroSpecificChild {

  private AvroSpecificChild() {}

  /** Runs the program. */
  public static void main(String[] args) throws IOException {
    EquityMarketPriceEvent event = EquityFixture.published();
    EquityMarketPriceEventDatum datum =
        new EquityMarketPriceEventDatum(
            meta(event.getMeta()),
            target(event.getTarget()),
            orders(event.getBid()),
            orders(event.getAsk()));
    Outcome.requireEqual(
        datum,
        AvroDatum.roundTrip(
            datum,
            new SpecificDatumWriter<>(EquityMarketPriceEventDatum.class),
            new SpecificDatumReader<>(EquityMarketPriceEventDatum.class)));
  }

  private static EventMetaDatum meta(EventMeta meta) {
    return new EventMetaDatum(meta.getId(), meta.getParentId(), meta.getCorrelation());
  }

  private static EquityDatum target(Equity target) {
    return new EquityDatum(
        target.getTicker(), target.getPrice(), target.getVolume(), target.getVariation());
  }

  private static List<EquityOrderDatum> orders(List<EquityOrder> orders) {
    List<EquityOrderDatum> data = new ArrayList<>();
    for (EquityOrder each : orders) {
      data.add(order(each));
    }
    return data;
  }

  private static EquityOrderDatum order(EquityOrder order) {
    return new EquityOrderDatum(order.getCount(), order.getPrice(), order.getQuantity());
  }
}
