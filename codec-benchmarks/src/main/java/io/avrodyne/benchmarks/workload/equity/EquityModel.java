package io.avrodyne.benchmarks.workload.equity;

import io.avrodyne.runtime.AvroCodec;
import java.util.List;

/**
 * A view of one family of the event's Java classes, which takes the event's objects apart and puts
 * them together.
 *
 * <p>Most methods return the field that they are named after. Numbers are boxed when they are read,
 * because generic records hold them that way. A family with boxed fields returns its own boxes; one
 * with primitives boxes them, as a hand-written mapper would.
 *
 * @param <E> the event
 * @param <M> its metadata
 * @param <T> its target
 * @param <O> its orders
 */
public interface EquityModel<E, M, T, O> {

  /** Returns the event's class. */
  Class<E> type();

  /** Returns the event's generated codec. */
  AvroCodec<E> generatedCodec();

  /** Returns a new event with the published values. */
  E published();

  M meta(E event);

  T target(E event);

  List<O> bid(E event);

  List<O> ask(E event);

  String id(M meta);

  String parentId(M meta);

  String correlation(M meta);

  String ticker(T target);

  Double targetPrice(T target);

  Long volume(T target);

  Double variation(T target);

  Integer count(O order);

  Double orderPrice(O order);

  Long quantity(O order);

  /** Creates an event. */
  E event(M meta, T target, List<O> bid, List<O> ask);

  /** Creates an event's metadata. */
  M meta(String id, String parentId, String correlation);

  /** Creates an event's target. */
  T target(String ticker, Double price, Long volume, Double variation);

  /** Creates an event's target from primitives. */
  T target(String ticker, double price, long volume, double variation);

  /** Creates an order. */
  O order(Integer count, Double price, Long quantity);

  /** Creates an order from primitives. */
  O order(int count, double price, long quantity);
}
