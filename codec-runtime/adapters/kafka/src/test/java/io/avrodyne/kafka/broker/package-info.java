/**
 * Tests of serializers, deserializers and serdes on a Kafka broker, which {@code SharedBroker}
 * starts once for all tests of the module. Tests without a broker do not belong here.
 */
@NullMarked
package io.avrodyne.kafka.broker;

import org.jspecify.annotations.NullMarked;
