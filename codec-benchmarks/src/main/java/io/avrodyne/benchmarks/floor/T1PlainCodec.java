package io.avrodyne.benchmarks.floor;

import io.avrodyne.fixtures.equity.t1.Equity;
import io.avrodyne.fixtures.equity.t1.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t1.EquityOrder;
import io.avrodyne.fixtures.equity.t1.EventMeta;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The equity event under a nullable schema, with primitives, which are never null. */
final class T1PlainCodec implements PlainCodec<EquityMarketPriceEvent> {

  private static final int NULL_BRANCH = 1;
  private static final byte VALUE = 0;
  private static final byte NULL = 2;
  private static final int MAX_TARGET_NUMBERS =
      3 + PlainOutput.DOUBLE + PlainOutput.MAX_LONG + PlainOutput.DOUBLE;
  private static final int MAX_ORDER =
      3 + PlainOutput.MAX_INT + PlainOutput.DOUBLE + PlainOutput.MAX_LONG;
  private static final int MIN_ORDER = 3;

  @Override
  public int write(EquityMarketPriceEvent event, PlainOutput out) {
    int p = putMeta(event.getMeta(), out, 0);
    p = putTarget(event.getTarget(), out, p);
    p = putOrders(event.getBid(), out, p);
    return putOrders(event.getAsk(), out, p);
  }

  private static int putMeta(@Nullable EventMeta meta, PlainOutput out, int p) {
    byte[] b = out.ensure(p, 1);
    if (meta == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    int q = putNullable(meta.getId(), out, p + 1, 0);
    q = putNullable(meta.getParentId(), out, q, 0);
    return putNullable(meta.getCorrelation(), out, q, 0);
  }

  private static int putTarget(@Nullable Equity target, PlainOutput out, int p) {
    byte[] b = out.ensure(p, 1);
    if (target == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    int q = putNullable(target.getTicker(), out, p + 1, MAX_TARGET_NUMBERS);
    b = out.bytes;
    b[q] = VALUE;
    q = PlainOutput.putDouble(b, q + 1, target.getPrice());
    b[q] = VALUE;
    q = PlainOutput.putLong(b, q + 1, target.getVolume());
    b[q] = VALUE;
    return PlainOutput.putDouble(b, q + 1, target.getVariation());
  }

  private static int putNullable(@Nullable String value, PlainOutput out, int p, int reserve) {
    byte[] b = out.ensure(p, 1 + reserve);
    if (value == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    return out.putString(p + 1, value, reserve);
  }

  private static int putOrders(@Nullable List<EquityOrder> orders, PlainOutput out, int p) {
    int size = orders == null ? 0 : orders.size();
    byte[] b = out.ensure(p, 1 + PlainOutput.MAX_INT + size * MAX_ORDER + 1);
    if (orders == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    int q = p + 1;
    if (size > 0) {
      q = PlainOutput.putInt(b, q, size);
      for (int i = 0; i < size; i++) {
        q = putOrder(b, q, orders.get(i));
      }
    }
    b[q] = 0;
    return q + 1;
  }

  private static int putOrder(byte[] b, int p, EquityOrder order) {
    b[p] = VALUE;
    int q = PlainOutput.putInt(b, p + 1, order.getCount());
    b[q] = VALUE;
    q = PlainOutput.putDouble(b, q + 1, order.getPrice());
    b[q] = VALUE;
    return PlainOutput.putLong(b, q + 1, order.getQuantity());
  }

  @Override
  public EquityMarketPriceEvent read(byte[] b, int from, int limit, PlainInput in) {
    EquityMarketPriceEvent event = new EquityMarketPriceEvent();
    int p = from;
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      EventMeta meta = new EventMeta();
      p = readMeta(b, p, limit, in, meta);
      event.setMeta(meta);
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      Equity target = new Equity();
      p = readTarget(b, p, limit, in, target);
      event.setTarget(target);
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      long block = in.readBlock(b, p, limit, MIN_ORDER);
      List<EquityOrder> bid = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
      p = readOrders(b, p, limit, in, block, bid);
      event.setBid(bid);
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      long block = in.readBlock(b, p, limit, MIN_ORDER);
      List<EquityOrder> ask = new ArrayList<>(PlainInput.presize(PlainInput.value(block)));
      readOrders(b, p, limit, in, block, ask);
      event.setAsk(ask);
    }
    return event;
  }

  private static int readMeta(byte[] b, int from, int limit, PlainInput in, EventMeta meta) {
    int p = from;
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      long length = in.readLength(b, p, limit);
      p = PlainInput.after(length);
      meta.setId(in.stringAt(b, p, PlainInput.value(length)));
      p += PlainInput.value(length);
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      long length = in.readLength(b, p, limit);
      p = PlainInput.after(length);
      meta.setParentId(in.stringAt(b, p, PlainInput.value(length)));
      p += PlainInput.value(length);
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      long length = in.readLength(b, p, limit);
      p = PlainInput.after(length);
      meta.setCorrelation(in.stringAt(b, p, PlainInput.value(length)));
      p += PlainInput.value(length);
    }
    return p;
  }

  private static int readTarget(byte[] b, int from, int limit, PlainInput in, Equity target) {
    int p = from;
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      long length = in.readLength(b, p, limit);
      p = PlainInput.after(length);
      target.setTicker(in.stringAt(b, p, PlainInput.value(length)));
      p += PlainInput.value(length);
    }
    in.requirePresent(b, p++, limit, NULL_BRANCH);
    target.setPrice(in.doubleAt(b, p, limit));
    p += PlainOutput.DOUBLE;
    in.requirePresent(b, p++, limit, NULL_BRANCH);
    target.setVolume(in.longAt(b, p, limit));
    p = PlainInput.afterLong(b, p);
    in.requirePresent(b, p++, limit, NULL_BRANCH);
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
        p = readOrder(b, p, limit, in, order);
        orders.add(order);
      }
      in.endBlock(b, header, p, limit);
      header = p;
      block = in.readBlock(b, p, limit, MIN_ORDER);
      p = PlainInput.after(block);
    }
    return p;
  }

  private static int readOrder(byte[] b, int from, int limit, PlainInput in, EquityOrder order) {
    int p = from;
    in.requirePresent(b, p++, limit, NULL_BRANCH);
    long number = in.readInt(b, p, limit);
    order.setCount(PlainInput.value(number));
    p = PlainInput.after(number);
    in.requirePresent(b, p++, limit, NULL_BRANCH);
    order.setPrice(in.doubleAt(b, p, limit));
    p += PlainOutput.DOUBLE;
    in.requirePresent(b, p++, limit, NULL_BRANCH);
    order.setQuantity(in.longAt(b, p, limit));
    return PlainInput.afterLong(b, p);
  }
}
