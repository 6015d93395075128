package io.avrodyne.benchmarks.handwritten;

import io.avrodyne.fixtures.equity.t1.Equity;
import io.avrodyne.fixtures.equity.t1.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t1.EquityMarketPriceEventAvroCodec;
import io.avrodyne.fixtures.equity.t1.EquityOrder;
import io.avrodyne.fixtures.equity.t1.EventMeta;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.Failures;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Inputs;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A hand-written codec of the event under a nullable schema, with primitives, which are never null.
 */
public final class T1HandWrittenCodec extends GeneratedCodec<EquityMarketPriceEvent> {

  private static final int TYPICAL_BYTES = 512;
  private static final int VALUE_BRANCH = 0;
  private static final int NULL_BRANCH = 1;
  private static final byte VALUE = 0;
  private static final byte NULL = 2;
  private static final int MAX_COUNT_BYTES = Primitives.MAX_INT_BYTES;
  private static final int MAX_ORDER_BYTES =
      (1 + Primitives.MAX_INT_BYTES) + (1 + Double.BYTES) + (1 + Primitives.MAX_LONG_BYTES);
  private static final int MIN_ORDER_BYTES = 3;
  private static final int MAX_NUMBERS_OF_TARGET_BYTES =
      (1 + Double.BYTES) + (1 + Primitives.MAX_LONG_BYTES) + (1 + Double.BYTES);

  /** Creates one. */
  public T1HandWrittenCodec() {
    super(EquityMarketPriceEventAvroCodec.INSTANCE.fingerprint(), TYPICAL_BYTES);
  }

  @Override
  protected String schemaText() {
    return EquityMarketPriceEventAvroCodec.INSTANCE.schema().toString();
  }

  @Override
  protected int encodeDatum(EquityMarketPriceEvent value, AvroOutput out, int p) {
    int q = encodeMeta(value.getMeta(), out, p);
    q = encodeTarget(value.getTarget(), out, q);
    q = encodeOrders(value.getBid(), out, q);
    return encodeOrders(value.getAsk(), out, q);
  }

  private static int encodeMeta(@Nullable EventMeta meta, AvroOutput out, int p) {
    Outputs.ensure(out, p, 1);
    if (meta == null) {
      Outputs.buffer(out)[p] = NULL;
      return p + 1;
    }
    Outputs.buffer(out)[p] = VALUE;
    int q = Outputs.putNullableString(out, p + 1, meta.getId(), VALUE_BRANCH, 0);
    q = Outputs.putNullableString(out, q, meta.getParentId(), VALUE_BRANCH, 0);
    return Outputs.putNullableString(out, q, meta.getCorrelation(), VALUE_BRANCH, 0);
  }

  private static int encodeTarget(@Nullable Equity target, AvroOutput out, int p) {
    Outputs.ensure(out, p, 1);
    if (target == null) {
      Outputs.buffer(out)[p] = NULL;
      return p + 1;
    }
    Outputs.buffer(out)[p] = VALUE;
    int q =
        Outputs.putNullableString(
            out, p + 1, target.getTicker(), VALUE_BRANCH, MAX_NUMBERS_OF_TARGET_BYTES);
    byte[] b = Outputs.buffer(out);
    b[q++] = VALUE;
    q = Primitives.putDouble(b, q, target.getPrice());
    b[q++] = VALUE;
    q = Primitives.putLong(b, q, target.getVolume());
    b[q++] = VALUE;
    return Primitives.putDouble(b, q, target.getVariation());
  }

  private static int encodeOrders(@Nullable List<EquityOrder> orders, AvroOutput out, int p) {
    int size = orders == null ? 0 : orders.size();
    int q = Outputs.ensure(out, p, 1 + MAX_COUNT_BYTES + (long) size * MAX_ORDER_BYTES + 1);
    byte[] b = Outputs.buffer(out);
    if (orders == null) {
      b[q] = NULL;
      return q + 1;
    }
    b[q++] = VALUE;
    if (size > 0) {
      q = Primitives.putInt(b, q, size);
      for (int i = 0; i < size; i++) {
        q = encodeOrder(Failures.nonNull(orders.get(i)), b, q);
      }
    }
    b[q] = 0;
    return q + 1;
  }

  private static int encodeOrder(EquityOrder order, byte[] b, int p) {
    int q = p;
    b[q++] = VALUE;
    q = Primitives.putInt(b, q, order.getCount());
    b[q++] = VALUE;
    q = Primitives.putDouble(b, q, order.getPrice());
    b[q++] = VALUE;
    return Primitives.putLong(b, q, order.getQuantity());
  }

  // Fields go through locals first, as in generated code, so that only the rest differs.
  @Override
  protected EquityMarketPriceEvent decodeDatum(AvroInput in) {
    EventMeta meta = Inputs.readPresence(in, NULL_BRANCH) ? decodeMeta(in) : null;
    Equity target = Inputs.readPresence(in, NULL_BRANCH) ? decodeTarget(in) : null;
    List<EquityOrder> bid = Inputs.readPresence(in, NULL_BRANCH) ? decodeOrders(in) : null;
    List<EquityOrder> ask = Inputs.readPresence(in, NULL_BRANCH) ? decodeOrders(in) : null;
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
    String id = Inputs.readPresence(in, NULL_BRANCH) ? in.readString() : null;
    String parentId = Inputs.readPresence(in, NULL_BRANCH) ? in.readString() : null;
    String correlation = Inputs.readPresence(in, NULL_BRANCH) ? in.readString() : null;
    EventMeta meta = new EventMeta();
    meta.setId(id);
    meta.setParentId(parentId);
    meta.setCorrelation(correlation);
    return meta;
  }

  private static Equity decodeTarget(AvroInput in) {
    String ticker = Inputs.readPresence(in, NULL_BRANCH) ? in.readString() : null;
    Inputs.requirePresence(in, NULL_BRANCH);
    double price = in.readDouble();
    Inputs.requirePresence(in, NULL_BRANCH);
    long volume = in.readLong();
    Inputs.requirePresence(in, NULL_BRANCH);
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
        orders.add(decodeOrder(in));
      }
      count = Inputs.nextBlock(in, end, MIN_ORDER_BYTES);
    }
    return orders;
  }

  private static EquityOrder decodeOrder(AvroInput in) {
    Inputs.requirePresence(in, NULL_BRANCH);
    int count = in.readInt();
    Inputs.requirePresence(in, NULL_BRANCH);
    double price = in.readDouble();
    Inputs.requirePresence(in, NULL_BRANCH);
    long quantity = in.readLong();
    EquityOrder order = new EquityOrder();
    order.setCount(count);
    order.setPrice(price);
    order.setQuantity(quantity);
    return order;
  }
}
