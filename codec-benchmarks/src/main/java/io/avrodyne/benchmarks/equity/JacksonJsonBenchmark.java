package io.avrodyne.benchmarks.equity;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;

/**
 * Jackson's JSON, compact. Blackbird replaces reflection with generated calls, and the buffer pool
 * is local to the thread.
 */
public class JacksonJsonBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) {
    JsonFactory factory =
        JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build();
    JsonMapper mapper = JsonMapper.builder(factory).addModule(new BlackbirdModule()).build();
    return new JacksonContender<>(
        mapper.writerFor(model.type()), mapper.readerFor(model.type()), false, model.published());
  }
}
