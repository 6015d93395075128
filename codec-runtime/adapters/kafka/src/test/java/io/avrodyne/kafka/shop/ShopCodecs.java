package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.runtime.AvroCodec;

/** A list of codecs. */
@AvroCodecs
public interface ShopCodecs {

  AvroCodec<Order> order();

  AvroCodec<Shipment> shipment();
}
