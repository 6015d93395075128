/**
 * Databases, a schema registry and a Kafka broker that start by themselves, on the loopback
 * interface, with files of their own that are deleted at the end. Called by tests of adapters and
 * by benchmarks; knows nothing of codecs.
 */
@NullMarked
package io.avrodyne.databases;

import org.jspecify.annotations.NullMarked;
