package io.avrodyne.benchmarks.handwritten;

import io.avrodyne.fixtures.equity.t1boxed.Equity;
import io.avrodyne.fixtures.equity.t1boxed.EquityMarketPriceEvent;
import io.avrodyne.fixtures.equity.t1boxed.EquityMarketPriceEventAvroCodec;
import io.avrodyne.fixtures.equity.t1boxed.EquityOrder;
import io.avrodyne.fixtures.equity.t1boxed.EventMeta;
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
 * A hand-written codec of the event under a nullable schema, with boxed numbers, which may be null.
 */
public final class T1BoxedHandWrittenCodec extends GeneratedCodec<EquityMarketPriceEvent> {

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
  public T1BoxedHandWrittenCodec() {
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
    q = putNullableDouble(b, q, target.getPrice());
    q = putNullableLong(b, q, target.getVolume());
    return putNullableDouble(b, q, target.getVariation());
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
    return Primitives.putInt(b, p + 1, value);
  }

  private static int putNullableLong(byte[] b, int p, @Nullable Long value) {
    if (value == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    return Primitives.putLong(b, p + 1, value);
  }

  private static int putNullableDouble(byte[] b, int p, @Nullable Double value) {
    if (value == null) {
      b[p] = NULL;
      return p + 1;
    }
    b[p] = VALUE;
    return Primitives.putDouble(b, p + 1, value);
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
    Double price = Inputs.readPresence(in, NULL_BRANCH) ? in.readDouble() : null;
    Long volume = Inputs.readPresence(in, NULL_BRANCH) ? in.readLong() : null;
    Double variation = Inputs.readPresence(in, NULL_BRANCH) ? in.readDouble() : null;
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
    Integer count = Inputs.readPresence(in, NULL_BRANCH) ? in.readInt() : null;
    Double price = Inputs.readPresence(in, NULL_BRANCH) ? in.readDouble() : null;
    Long quantity = Inputs.readPresence(in, NULL_BRANCH) ? in.readLong() : null;
    EquityOrder order = new EquityOrder();
    order.setCount(count);
    order.setPrice(price);
    order.setQuantity(quantity);
    return order;
  }
}
