package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;

/** Jackson's CBOR. */
public final class JacksonCborFormat extends JacksonFormat {

  @Override
  MapperBuilder<?, ?> builder() {
    return CBORMapper.builder(
        CBORFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build());
  }
}
