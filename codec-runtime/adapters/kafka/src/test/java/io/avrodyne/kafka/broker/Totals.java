package io.avrodyne.kafka.broker;

import io.avrodyne.kafka.broker.shop.Customer;
import io.avrodyne.kafka.broker.shop.Order;
import io.avrodyne.kafka.broker.shop.OrderKey;
import io.avrodyne.kafka.broker.shop.Total;
import io.avrodyne.registry.SchemaRegistry;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Grouped;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.state.KeyValueStore;

/**
 * A topology of Kafka Streams that adds the orders of each customer up: from a topic of orders,
 * through a repartition by customer and a store of totals, into a topic of totals.
 */
final class Totals {

  static final String STORE = "totals";

  private Totals() {}

  /**
   * The serdes of the topology.
   *
   * @param customers for the repartition, the store and the topic of totals
   * @param orders for the topic of orders
   * @param moved for the repartition
   */
  record Serdes(
      Serde<OrderKey> keys,
      Serde<Order> orders,
      Serde<Order> moved,
      Serde<Customer> customers,
      Serde<Total> totals) {

    /** Returns serdes of one form. */
    static Serdes of(Form form, SchemaRegistry registry) {
      return of(form, form, registry);
    }

    /** Returns serdes of one form for what arrives, and of another for all else. */
    static Serdes of(Form in, Form inside, SchemaRegistry registry) {
      return new Serdes(
          in.keys(OrderKey.class, registry).build(),
          in.serde(Order.class, registry).build(),
          inside.serde(Order.class, registry).build(),
          inside.keys(Customer.class, registry).build(),
          inside.serde(Total.class, registry).build());
    }
  }

  /** Returns the topology with serdes that were built. */
  static Topology topology(String orders, String totals, Serdes serdes) {
    StreamsBuilder builder = new StreamsBuilder();
    builder.stream(orders, Consumed.with(serdes.keys(), serdes.orders()))
        .selectKey((key, order) -> new Customer(order.customer()))
        .groupByKey(Grouped.with("by-customer", serdes.customers(), serdes.moved()))
        .aggregate(
            () -> Total.NOTHING,
            (customer, order, total) -> total.with(order),
            Materialized.<Customer, Total, KeyValueStore<Bytes, byte[]>>as(STORE)
                .withKeySerde(serdes.customers())
                .withValueSerde(serdes.totals()))
        .toStream()
        .to(totals, Produced.with(serdes.customers(), serdes.totals()));
    return builder.build();
  }

  /** Returns the topology with the serdes that the settings name. */
  static Topology topology(String orders, String totals) {
    StreamsBuilder builder = new StreamsBuilder();
    builder.<OrderKey, Order>stream(orders)
        .selectKey((key, order) -> new Customer(order.customer()))
        .groupByKey()
        .aggregate(
            () -> Total.NOTHING,
            (customer, order, total) -> total.with(order),
            Materialized.as(STORE))
        .toStream()
        .to(totals);
    return builder.build();
  }
}
