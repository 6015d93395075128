package io.avrodyne.benchmarks.floor;

import io.avrodyne.fixtures.equity.t2.Equity;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t2.EquityOrder;
import io.avrodyne.fixtures.equity.t2.EventMeta;
import java.util.ArrayList;
import java.util.List;

/** The equity event under a schema without nulls. */
final class T2PlainCodec implements PlainCodec<EquityMarketPriceEvent> {

  private static final int MAX_TARGET_NUMBERS =
      PlainOutput.DOUBLE + PlainOutput.MAX_LONG + PlainOutput.DOUBLE;
  private static final int MAX_ORDER =
      PlainOutput.MAX_INT + PlainOutput.DOUBLE + PlainOutput.MAX_LONG;
  private static final int MIN_ORDER = 1 + PlainOutput.DOUBLE + 1;

  @Override
  public int write(EquityMarketPriceEvent event, PlainOutput out) {
    EventMeta meta = event.getMeta();
    int p = out.putString(0, meta.getId(), 0);
    p = out.putString(p, meta.getParentId(), 0);
    p = out.putString(p, meta.getCorrelation(), 0);
    Equity target = event.getTarget();
    p = out.putString(p, target.getTicker(), MAX_TARGET_NUMBERS);
    byte[] b = out.bytes;
    p = PlainOutput.putDouble(b, p, target.getPrice());
    p = PlainOutput.putLong(b, p, target.getVolume());
    p = PlainOutput.putDouble(b, p, target.getVariation());
    p = putOrders(event.getBid(), out, p);
    return putOrders(event.getAsk(), out, p);
  }

  private static int putOrders(List<EquityOrder> orders, PlainOutput out, int p) {
    int size = orders.size();
    byte[] b = out.ensure(p, PlainOutput.MAX_INT + size * MAX_ORDER + 1);
    int q = p;
    if (size > 0) {
      q = PlainOutput.putInt(b, q, size);
      for (int i = 0; i < size; i++) {
        EquityOrder order = orders.get(i);
        q = PlainOutput.putInt(b, q, order.getCount());
        q = PlainOutput.putDouble(b, q, order.getPrice());
        q = PlainOutput.putLong(b, q, order.getQuantity());
      }
    }
    b[q] = 0;
    return q + 1;
  }

  @Override
  public EquityMarketPriceEvent read(byte[] b, int from, int limit, PlainInput in) {
    EquityMarketPriceEvent event = new EquityMarketPriceEvent();
    EventMeta meta = new EventMeta();
    int p = readMeta(b, from, limit, in, meta);
    event.setMeta(meta);
    Equity target = new Equity();
    p = readTarget(b, p, limit, in, target);
    event.setTarget(target);
    long block = in.readBlock(b, p, limit, MIN_ORDER);
    List<EquityOrder> bid = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
    p = readOrders(b, p, limit, in, block, bid);
    event.setBid(bid);
    block = in.readBlock(b, p, limit, MIN_ORDER);
    List<EquityOrder> ask = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
    readOrders(b, p, limit, in, block, ask);
    event.setAsk(ask);
    return event;
  }

  private static int readMeta(byte[] b, int from, int limit, PlainInput in, EventMeta meta) {
    long length = in.readLength(b, from, limit);
    int p = PlainInput.after(length);
    int size = PlainInput.value(length);
    meta.setId(in.stringAt(b, p, size));
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    meta.setParentId(in.stringAt(b, p, size));
    length = in.readLength(b, p + size, limit);
    p = PlainInput.after(length);
    size = PlainInput.value(length);
    meta.setCorrelation(in.stringAt(b, p, size));
    return p + size;
  }

  private static int readTarget(byte[] b, int from, int limit, PlainInput in, Equity target) {
    long length = in.readLength(b, from, limit);
    int p = PlainInput.after(length);
    int size = PlainInput.value(length);
    target.setTicker(in.stringAt(b, p, size));
    p += size;
    target.setPrice(in.doubleAt(b, p, limit));
    p += PlainOutput.DOUBLE;
    target.setVolume(in.longAt(b, p, limit));
    p = PlainInput.afterLong(b, p);
    target.setVariation(in.doubleAt(b, p, limit));
    return p + PlainOutput.DOUBLE;
  }

  private static int readOrders(
      byte[] b, int from, int limit, PlainInput in, long first, List<EquityOrder> orders) {
    int header = from;
    long block = first;
    int p = PlainInput.after(block);
    for (int count = PlainInput.value(block); count > 0; count = PlainInput.value(block)) {
      for (int i = 0; i < count; i++) {
        EquityOrder order = new EquityOrder();
        long number = in.readInt(b, p, limit);
        order.setCount(PlainInput.value(number));
        p = PlainInput.after(number);
        order.setPrice(in.doubleAt(b, p, limit));
        p += PlainOutput.DOUBLE;
        order.setQuantity(in.longAt(b, p, limit));
        p = PlainInput.afterLong(b, p);
        orders.add(order);
      }
      in.endBlock(b, header, p, limit);
      header = p;
      block = in.readBlock(b, p, limit, MIN_ORDER);
      p = PlainInput.after(block);
    }
    return p;
  }
}
