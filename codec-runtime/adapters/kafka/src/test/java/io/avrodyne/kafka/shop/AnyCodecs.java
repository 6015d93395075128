package io.avrodyne.kafka.shop;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.api.AvroUnion;
import io.avrodyne.runtime.AvroCodec;

/** A codec for a union that has no branch for bytes. */
@AvroCodecs
public interface AnyCodecs {

  @AvroUnion({Order.class, Shipment.class})
  AvroCodec<Object> any();
}
