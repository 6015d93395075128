package io.avrodyne.benchmarks.equity.model;

import io.avrodyne.runtime.AvroCodec;
import java.util.List;

/**
 * Takes the event's objects apart and puts them together, for one family of its Java classes.
 *
 * <p>Numbers that are read are boxed because that is how generic records hold them: a family with
 * boxed fields hands its own boxes on, one with primitives boxes as a mapper written for it would.
 *
 * @param <E> the event
 * @param <M> its meta data
 * @param <T> its target
 * @param <O> its orders
 */
public interface EquityModel<E, M, T, O> {

  /** Returns the event's class. */
  Class<E> type();

  /** Returns the event's generated codec. */
  AvroCodec<E> generatedCodec();

  /** Returns the event's hand-written codec. */
  AvroCodec<E> handWrittenCodec();

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

  /** Creates an event's meta data. */
  M meta(String id, String parentId, String correlation);

  /** Creates an event's target. */
  T target(String ticker, Double price, Long volume, Double variation);

  /** Creates an event's target from numbers that are not boxed yet. */
  T target(String ticker, double price, long volume, double variation);

  /** Creates an order. */
  O order(Integer count, Double price, Long quantity);

  /** Creates an order from numbers that are not boxed yet. */
  O order(int count, double price, long quantity);
}
