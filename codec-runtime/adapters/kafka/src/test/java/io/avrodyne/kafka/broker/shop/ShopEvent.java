package io.avrodyne.kafka.broker.shop;

import io.avrodyne.api.AvroUnion;

/** What has happened in the shop. */
@AvroUnion
public sealed interface ShopEvent permits Placed, Paid, Shipped {}
