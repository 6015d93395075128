package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import java.util.List;

/** Jackson's CBOR. */
public final class JacksonCborFormat extends JacksonFormat {

  @Override
  public List<String> caveats() {
    return List.of(JacksonBlackbirdFormat.CAVEAT);
  }

  @Override
  MapperBuilder<?, ?> builder() {
    return CBORMapper.builder(
            CBORFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build())
        .addModule(new BlackbirdModule());
  }
}
