package io.avrodyne.benchmarks.format.avro.mapping;

import io.avrodyne.benchmarks.specific.equity.t1.EquityDatum;
import io.avrodyne.benchmarks.specific.equity.t1.EquityMarketPriceEventDatum;
import io.avrodyne.benchmarks.specific.equity.t1.EquityOrderDatum;
import io.avrodyne.benchmarks.specific.equity.t1.EventMetaDatum;
import io.avrodyne.benchmarks.workload.equity.EquityModel;
import java.util.ArrayList;
import java.util.List;

/** Equity events as the classes that Avro generates from a schema with nulls. */
final class EquityT1SpecificMapping<E, M, T, O>
    implements RecordMapping<E, EquityMarketPriceEventDatum> {

  private final EquityModel<E, M, T, O> model;

  EquityT1SpecificMapping(EquityModel<E, M, T, O> model) {
    this.model = model;
  }

  @Override
  public EquityMarketPriceEventDatum toRecord(E event) {
    M meta = model.meta(event);
    T target = model.target(event);
    return new EquityMarketPriceEventDatum(
        new EventMetaDatum(model.id(meta), model.parentId(meta), model.correlation(meta)),
        new EquityDatum(
            model.ticker(target),
            model.targetPrice(target),
            model.volume(target),
            model.variation(target)),
        toData(model.bid(event)),
        toData(model.ask(event)));
  }

  private List<EquityOrderDatum> toData(List<O> orders) {
    int size = orders.size();
    List<EquityOrderDatum> data = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      O order = orders.get(i);
      data.add(
          new EquityOrderDatum(model.count(order), model.orderPrice(order), model.quantity(order)));
    }
    return data;
  }

  @Override
  public E toObject(EquityMarketPriceEventDatum datum) {
    EventMetaDatum meta = datum.getMeta();
    EquityDatum target = datum.getTarget();
    return model.event(
        model.meta(meta.getId(), meta.getParentId(), meta.getCorrelation()),
        model.target(
            target.getTicker(), target.getPrice(), target.getVolume(), target.getVariation()),
        toOrders(datum.getBid()),
        toOrders(datum.getAsk()));
  }

  private List<O> toOrders(List<EquityOrderDatum> data) {
    int size = data.size();
    List<O> orders = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      EquityOrderDatum datum = data.get(i);
      orders.add(model.order(datum.getCount(), datum.getPrice(), datum.getQuantity()));
    }
    return orders;
  }
}
