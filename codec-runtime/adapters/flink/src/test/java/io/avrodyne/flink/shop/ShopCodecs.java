package io.avrodyne.flink.shop;

import io.avrodyne.api.AvroCodecs;
import io.avrodyne.runtime.AvroCodec;
import java.util.List;

/** Codecs that no class has. */
@AvroCodecs
public interface ShopCodecs {

  AvroCodec<Page<Order>> orders();

  AvroCodec<Page<Basket>> baskets();

  AvroCodec<List<Basket>> allBaskets();
}
