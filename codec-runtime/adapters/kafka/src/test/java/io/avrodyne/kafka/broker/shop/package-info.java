/** A shop's records in Kafka: keys, orders, events, totals. Tests do not belong here. */
@NullMarked
package io.avrodyne.kafka.broker.shop;

import org.jspecify.annotations.NullMarked;
