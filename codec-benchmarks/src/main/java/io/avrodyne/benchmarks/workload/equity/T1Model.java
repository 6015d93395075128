package io.avrodyne.benchmarks.workload.equity;

import io.avrodyne.fixtures.equity.t1.Equity;
import io.avrodyne.fixtures.equity.t1.EquityFixture;
import io.avrodyne.fixtures.equity.t1.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t1.EquityMarketPriceEventAvroCodec;
import io.avrodyne.fixtures.equity.t1.EquityOrder;
import io.avrodyne.fixtures.equity.t1.EventMeta;
import io.avrodyne.runtime.AvroCodec;
import java.util.List;

/** The model of the classes with primitives under a nullable schema. */
public final class T1Model
    implements EquityModel<EquityMarketPriceEvent, EventMeta, Equity, EquityOrder> {

  @Override
  public Class<EquityMarketPriceEvent> type() {
    return EquityMarketPriceEvent.class;
  }

  @Override
  public AvroCodec<EquityMarketPriceEvent> generatedCodec() {
    return EquityMarketPriceEventAvroCodec.INSTANCE;
  }

  @Override
  public EquityMarketPriceEvent published() {
    return EquityFixture.published();
  }

  @Override
  public EventMeta meta(EquityMarketPriceEvent event) {
    return event.getMeta();
  }

  @Override
  public Equity target(EquityMarketPriceEvent event) {
    return event.getTarget();
  }

  @Override
  public List<EquityOrder> bid(EquityMarketPriceEvent event) {
    return event.getBid();
  }

  @Override
  public List<EquityOrder> ask(EquityMarketPriceEvent event) {
    return event.getAsk();
  }

  @Override
  public String id(EventMeta meta) {
    return meta.getId();
  }

  @Override
  public String parentId(EventMeta meta) {
    return meta.getParentId();
  }

  @Override
  public String correlation(EventMeta meta) {
    return meta.getCorrelation();
  }

  @Override
  public String ticker(Equity target) {
    return target.getTicker();
  }

  @Override
  public Double targetPrice(Equity target) {
    return target.getPrice();
  }

  @Override
  public Long volume(Equity target) {
    return target.getVolume();
  }

  @Override
  public Double variation(Equity target) {
    return target.getVariation();
  }

  @Override
  public Integer count(EquityOrder order) {
    return order.getCount();
  }

  @Override
  public Double orderPrice(EquityOrder order) {
    return order.getPrice();
  }

  @Override
  public Long quantity(EquityOrder order) {
    return order.getQuantity();
  }

  @Override
  public EquityMarketPriceEvent event(
      EventMeta meta, Equity target, List<EquityOrder> bid, List<EquityOrder> ask) {
    EquityMarketPriceEvent event = new EquityMarketPriceEvent();
    event.setMeta(meta);
    event.setTarget(target);
    event.setBid(bid);
    event.setAsk(ask);
    return event;
  }

  @Override
  public EventMeta meta(String id, String parentId, String correlation) {
    EventMeta meta = new EventMeta();
    meta.setId(id);
    meta.setParentId(parentId);
    meta.setCorrelation(correlation);
    return meta;
  }

  @Override
  public Equity target(String ticker, Double price, Long volume, Double variation) {
    Equity target = new Equity();
    target.setTicker(ticker);
    target.setPrice(price);
    target.setVolume(volume);
    target.setVariation(variation);
    return target;
  }

  @Override
  public Equity target(String ticker, double price, long volume, double variation) {
    Equity target = new Equity();
    target.setTicker(ticker);
    target.setPrice(price);
    target.setVolume(volume);
    target.setVariation(variation);
    return target;
  }

  @Override
  public EquityOrder order(Integer count, Double price, Long quantity) {
    EquityOrder order = new EquityOrder();
    order.setCount(count);
    order.setPrice(price);
    order.setQuantity(quantity);
    return order;
  }

  @Override
  public EquityOrder order(int count, double price, long quantity) {
    EquityOrder order = new EquityOrder();
    order.setCount(count);
    order.setPrice(price);
    order.setQuantity(quantity);
    return order;
  }
}
