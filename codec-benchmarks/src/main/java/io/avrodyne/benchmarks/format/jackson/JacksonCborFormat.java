package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;

/** Jackson's CBOR. */
@Traits(
    track = Track.OBJECTS,
    survival = Survival.ADDED,
    writesMoneyAsAmount = true,
    caveats = JacksonBlackbirdFormat.CAVEAT)
public final class JacksonCborFormat extends JacksonFormat {

  @Override
  MapperBuilder<?, ?> builder() {
    return CBORMapper.builder(
            CBORFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build())
        .addModule(new BlackbirdModule());
  }
}
