package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Jackson's JSON, compact. */
public class JacksonJsonFormat extends JacksonFormat {

  @Override
  JsonMapper.Builder builder() {
    return JsonMapper.builder(
        JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build());
  }
}
