package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroEnum;

/** An enum without a default. */
@AvroEnum
public enum Colour {
  RED,
  GREEN
}
