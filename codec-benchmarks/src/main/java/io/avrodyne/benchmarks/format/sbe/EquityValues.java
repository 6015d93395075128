package io.avrodyne.benchmarks.format.sbe;

import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventDecoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventDecoder.AskDecoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventDecoder.BidDecoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventEncoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventEncoder.AskEncoder;
import io.avrodyne.benchmarks.sbe.equity.EquityMarketPriceEventEncoder.BidEncoder;

/** The plain values of an event, which an application without objects would hold. */
final class EquityValues {

  private double price;
  private long volume;
  private double variation;
  private final OrderValues bid = new OrderValues();
  private final OrderValues ask = new OrderValues();
  private final TextValue id = new TextValue();
  private final TextValue parentId = new TextValue();
  private final TextValue correlation = new TextValue();
  private final TextValue ticker = new TextValue();

  void write(EquityMarketPriceEventEncoder encoder) {
    encoder.price(price).volume(volume).variation(variation);
    BidEncoder bids = encoder.bidCount(bid.size());
    for (int i = 0; i < bid.size(); i++) {
      bid.write(i, bids.next().order());
    }
    AskEncoder asks = encoder.askCount(ask.size());
    for (int i = 0; i < ask.size(); i++) {
      ask.write(i, asks.next().order());
    }
    encoder
        .putId(id.bytes(), 0, id.length())
        .putParentId(parentId.bytes(), 0, parentId.length())
        .putCorrelation(correlation.bytes(), 0, correlation.length())
        .putTicker(ticker.bytes(), 0, ticker.length());
  }

  void read(EquityMarketPriceEventDecoder decoder) {
    price = decoder.price();
    volume = decoder.volume();
    variation = decoder.variation();
    bid.clear();
    for (BidDecoder bids = decoder.bid(); bids.hasNext(); ) {
      bid.add(bids.next().order());
    }
    ask.clear();
    for (AskDecoder asks = decoder.ask(); asks.hasNext(); ) {
      ask.add(asks.next().order());
    }
    int length = decoder.idLength();
    decoder.getId(id.resize(length), 0, length);
    length = decoder.parentIdLength();
    decoder.getParentId(parentId.resize(length), 0, length);
    length = decoder.correlationLength();
    decoder.getCorrelation(correlation.resize(length), 0, length);
    length = decoder.tickerLength();
    decoder.getTicker(ticker.resize(length), 0, length);
  }
}
