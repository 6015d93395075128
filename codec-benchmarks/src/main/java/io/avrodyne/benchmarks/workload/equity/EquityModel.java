package io.avrodyne.benchmarks.workload.equity;

import io.avrodyne.runtime.AvroCodec;
import java.util.List;

/**
 * A view of one family of the event's Java classes, which takes the event's objects apart and puts
 * them together.
 *
 * <p>Numbers are boxed when they are read, because generic records hold them that way. A family
 * with boxed fields returns its own boxes; one with primitives boxes them, as a hand-written mapper
 * would.
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

  /** Reads the field. */
  M meta(E event);

  /** Reads the field. */
  T target(E event);

  /** Reads the field. */
  List<O> bid(E event);

  /** Reads the field. */
  List<O> ask(E event);

  /** Reads the field. */
  String id(M meta);

  /** Reads the field. */
  String parentId(M meta);

  /** Reads the field. */
  String correlation(M meta);

  /** Reads the field. */
  String ticker(T target);

  /** Reads the target's field. */
  Double targetPrice(T target);

  /** Reads the field. */
  Long volume(T target);

  /** Reads the field. */
  Double variation(T target);

  /** Reads the field. */
  Integer count(O order);

  /** Reads the order's field. */
  Double orderPrice(O order);

  /** Reads the field. */
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
