package io.avrodyne.benchmarks.floor;

import io.avrodyne.fixtures.equity.t1boxed.Equity;
import io.avrodyne.fixtures.equity.t1boxed.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t1boxed.EquityOrder;
import io.avrodyne.fixtures.equity.t1boxed.EventMeta;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The equity event under a nullable schema, with boxed numbers, which may be null. */
final class T1BoxedPlainCodec implements PlainCodec<EquityMarketPriceEvent> {

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
    q = putNullableDouble(b, q, target.getPrice());
    q = putNullableLong(b, q, target.getVolume());
    return putNullableDouble(b, q, target.getVariation());
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
    int q = putNullableInt(b, p, order.getCount());
    q = putNullableDouble(b, q, order.getPrice());
    return putNullableLong(b, q, order.getQuantity());
  }

  private static int putNullableInt(byte[] b, int p, @Nullable Integer value) {
    if (value == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    return PlainOutput.putInt(b, p + 1, value);
  }

  private static int putNullableLong(byte[] b, int p, @Nullable Long value) {
    if (value == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    return PlainOutput.putLong(b, p + 1, value);
  }

  private static int putNullableDouble(byte[] b, int p, @Nullable Double value) {
    if (value == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    return PlainOutput.putDouble(b, p + 1, value);
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
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      target.setPrice(in.doubleAt(b, p, limit));
      p += PlainOutput.DOUBLE;
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      target.setVolume(in.longAt(b, p, limit));
      p = PlainInput.afterLong(b, p);
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      target.setVariation(in.doubleAt(b, p, limit));
      p += PlainOutput.DOUBLE;
    }
    return p;
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
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      long number = in.readInt(b, p, limit);
      order.setCount(PlainInput.value(number));
      p = PlainInput.after(number);
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      order.setPrice(in.doubleAt(b, p, limit));
      p += PlainOutput.DOUBLE;
    }
    if (in.presentAt(b, p++, limit, NULL_BRANCH)) {
      order.setQuantity(in.longAt(b, p, limit));
      p = PlainInput.afterLong(b, p);
    }
    return p;
  }
}
