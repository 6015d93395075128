package io.avrodyne.benchmarks.handwritten;

import io.avrodyne.fixtures.equity.t2.Equity;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEventAvroCodec;
import io.avrodyne.fixtures.equity.t2.EquityOrder;
import io.avrodyne.fixtures.equity.t2.EventMeta;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.Failures;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.ArrayList;
import java.util.List;

/** A hand-written codec of the event under a schema without nulls. */
public final class T2HandWrittenCodec extends GeneratedCodec<EquityMarketPriceEvent> {

  private static final int TYPICAL_BYTES = 512;
  private static final int MAX_COUNT_BYTES = Primitives.MAX_INT_BYTES;
  private static final int MAX_ORDER_BYTES =
      Primitives.MAX_INT_BYTES + Double.BYTES + Primitives.MAX_LONG_BYTES;
  private static final int MIN_ORDER_BYTES = 1 + Double.BYTES + 1;
  private static final int MAX_NUMBERS_OF_TARGET_BYTES =
      Double.BYTES + Primitives.MAX_LONG_BYTES + Double.BYTES;

  /** Creates one. */
  public T2HandWrittenCodec() {
    super(EquityMarketPriceEventAvroCodec.INSTANCE.fingerprint(), TYPICAL_BYTES);
  }

  @Override
  protected String schemaText() {
    return EquityMarketPriceEventAvroCodec.INSTANCE.schema().toString();
  }

  @Override
  protected int encodeDatum(EquityMarketPriceEvent value, AvroOutput out, int p) {
    int q = encodeMeta(Failures.nonNull(value.getMeta()), out, p);
    q = encodeTarget(Failures.nonNull(value.getTarget()), out, q);
    q = encodeOrders(Failures.nonNull(value.getBid()), out, q);
    return encodeOrders(Failures.nonNull(value.getAsk()), out, q);
  }

  private static int encodeMeta(EventMeta meta, AvroOutput out, int p) {
    int q = Outputs.putString(out, p, meta.getId(), 0);
    q = Outputs.putString(out, q, meta.getParentId(), 0);
    return Outputs.putString(out, q, meta.getCorrelation(), 0);
  }

  private static int encodeTarget(Equity target, AvroOutput out, int p) {
    int q = Outputs.putString(out, p, target.getTicker(), MAX_NUMBERS_OF_TARGET_BYTES);
    byte[] b = Outputs.buffer(out);
    q = Primitives.putDouble(b, q, target.getPrice());
    q = Primitives.putLong(b, q, target.getVolume());
    return Primitives.putDouble(b, q, target.getVariation());
  }

  private static int encodeOrders(List<EquityOrder> orders, AvroOutput out, int p) {
    int size = orders.size();
    int q = Outputs.ensure(out, p, MAX_COUNT_BYTES + (long) size * MAX_ORDER_BYTES + 1);
    byte[] b = Outputs.buffer(out);
    if (size > 0) {
      q = Primitives.putInt(b, q, size);
      for (int i = 0; i < size; i++) {
        EquityOrder order = Failures.nonNull(orders.get(i));
        q = Primitives.putInt(b, q, order.getCount());
        q = Primitives.putDouble(b, q, order.getPrice());
        q = Primitives.putLong(b, q, order.getQuantity());
      }
    }
    b[q] = 0;
    return q + 1;
  }

  // Fields go through locals first, as in generated code, so that only the rest differs.
  @Override
  protected EquityMarketPriceEvent decodeDatum(AvroInput in) {
    EventMeta meta = decodeMeta(in);
    Equity target = decodeTarget(in);
    List<EquityOrder> bid = decodeOrders(in);
    List<EquityOrder> ask = decodeOrders(in);
    EquityMarketPriceEvent event = new EquityMarketPriceEvent();
    event.setMeta(meta);
    event.setTarget(target);
    event.setBid(bid);
    event.setAsk(ask);
    return event;
  }

  @Override
  protected EquityMarketPriceEvent decodeDatum(AvroInput in, EquityMarketPriceEvent reuse) {
    return decodeDatum(in);
  }

  private static EventMeta decodeMeta(AvroInput in) {
    String id = in.readString();
    String parentId = in.readString();
    String correlation = in.readString();
    EventMeta meta = new EventMeta();
    meta.setId(id);
    meta.setParentId(parentId);
    meta.setCorrelation(correlation);
    return meta;
  }

  private static Equity decodeTarget(AvroInput in) {
    String ticker = in.readString();
    double price = in.readDouble();
    long volume = in.readLong();
    double variation = in.readDouble();
    Equity target = new Equity();
    target.setTicker(ticker);
    target.setPrice(price);
    target.setVolume(volume);
    target.setVariation(variation);
    return target;
  }

  private static List<EquityOrder> decodeOrders(AvroInput in) {
    int count = Inputs.startBlocks(in, MIN_ORDER_BYTES);
    List<EquityOrder> orders = new ArrayList<>(Math.min(count, Inputs.MAX_PRESIZE));
    while (count > 0) {
      int end = Inputs.blockEnd(in);
      for (int i = 0; i < count; i++) {
        int number = in.readInt();
        double price = in.readDouble();
        long quantity = in.readLong();
        EquityOrder order = new EquityOrder();
        order.setCount(number);
        order.setPrice(price);
        order.setQuantity(quantity);
        orders.add(order);
      }
      count = Inputs.nextBlock(in, end, MIN_ORDER_BYTES);
    }
    return orders;
  }
}
