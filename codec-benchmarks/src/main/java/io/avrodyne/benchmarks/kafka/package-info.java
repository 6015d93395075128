/**
 * The workload of Kafka: a serializer makes the bytes and headers of a record from an event, and a
 * deserializer makes the event from them, without a broker and without a request to a registry. JMH
 * calls the benchmarks; they refer to the workloads and to the classes that Avro generates.
 */
@NullMarked
package io.avrodyne.benchmarks.kafka;

import org.jspecify.annotations.NullMarked;
