/** The records of a shop, which the tests write and read. */
@NullMarked
package io.avrodyne.kafka.shop;

import org.jspecify.annotations.NullMarked;
