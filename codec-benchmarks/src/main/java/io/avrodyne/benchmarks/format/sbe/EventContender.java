package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.contender.ObjectContender;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventDecoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventDecoder.AskDecoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventDecoder.BidDecoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventEncoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventEncoder.AskEncoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventEncoder.BidEncoder;
import io.avrodyne.benchmarks.sbe.equity.OrderDecoder;
import io.avrodyne.benchmarks.sbe.equity.OrderEncoder;
import io.avrodyne.fixtures.equity.t2.Equity;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t2.EquityOrder;
import io.avrodyne.fixtures.equity.t2.EventMeta;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/** Flyweights that are filled from the event's objects and read into new ones. */
final class EventContender implements ObjectContender<EquityMarketPriceEvent> {

  private final EquityFlyweights flyweights = new EquityFlyweights();

  @Override
  public int write(EquityMarketPriceEvent event) {
    EquityMarketPriceEventEncoder encoder = flyweights.encoder();
    Equity target = event.getTarget();
    encoder.price(target.getPrice()).volume(target.getVolume()).variation(target.getVariation());
    BidEncoder bids = encoder.bidCount(event.getBid().size());
    for (EquityOrder order : event.getBid()) {
      write(order, bids.next().order());
    }
    AskEncoder asks = encoder.askCount(event.getAsk().size());
    for (EquityOrder order : event.getAsk()) {
      write(order, asks.next().order());
    }
    EventMeta meta = event.getMeta();
    encoder
        .id(meta.getId())
        .parentId(meta.getParentId())
        .correlation(meta.getCorrelation())
        .ticker(target.getTicker());
    return flyweights.size();
  }

  private static void write(EquityOrder order, OrderEncoder encoder) {
    encoder.count(order.getCount()).price(order.getPrice()).quantity(order.getQuantity());
  }

  @Override
  public void write(EquityMarketPriceEvent event, OutputStream stream) throws IOException {
    write(event);
    flyweights.writeTo(stream);
  }

  @Override
  public byte[] written() {
    return flyweights.written();
  }

  @Override
  public EquityMarketPriceEvent read(byte[] bytes, int offset, int length) {
    EquityMarketPriceEventDecoder decoder = flyweights.decoder(bytes, offset, length);
    Equity target = new Equity();
    target.setPrice(decoder.price());
    target.setVolume(decoder.volume());
    target.setVariation(decoder.variation());
    EquityMarketPriceEvent event = new EquityMarketPriceEvent();
    event.setTarget(target);
    event.setBid(readBid(decoder.bid()));
    event.setAsk(readAsk(decoder.ask()));
    EventMeta meta = new EventMeta();
    meta.setId(decoder.id());
    meta.setParentId(decoder.parentId());
    meta.setCorrelation(decoder.correlation());
    event.setMeta(meta);
    target.setTicker(decoder.ticker());
    return event;
  }

  private static List<EquityOrder> readBid(BidDecoder bids) {
    List<EquityOrder> orders = new ArrayList<>(bids.count());
    while (bids.hasNext()) {
      orders.add(read(bids.next().order()));
    }
    return orders;
  }

  private static List<EquityOrder> readAsk(AskDecoder asks) {
    List<EquityOrder> orders = new ArrayList<>(asks.count());
    while (asks.hasNext()) {
      orders.add(read(asks.next().order()));
    }
    return orders;
  }

  private static EquityOrder read(OrderDecoder decoder) {
    EquityOrder order = new EquityOrder();
    order.setCount(decoder.count());
    order.setPrice(decoder.price());
    order.setQuantity(decoder.quantity());
    return order;
  }
}
