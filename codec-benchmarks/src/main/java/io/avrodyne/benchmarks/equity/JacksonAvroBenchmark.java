package io.avrodyne.benchmarks.equity;

import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.dataformat.avro.AvroFactory;
import com.fasterxml.jackson.dataformat.avro.AvroMapper;
import com.fasterxml.jackson.dataformat.avro.AvroSchema;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.equity.model.EquityModel;

/**
 * Jackson's Avro format with the generated codec's schema. Blackbird replaces reflection with
 * generated calls, and the buffer pool is local to the thread.
 */
public class JacksonAvroBenchmark extends EquityBenchmark {

  @Override
  <E, M, T, O> Contender<?> contender(EquityModel<E, M, T, O> model) {
    AvroFactory factory =
        AvroFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build();
    AvroMapper mapper = AvroMapper.builder(factory).addModule(new BlackbirdModule()).build();
    AvroSchema schema = new AvroSchema(model.generatedCodec().schema());
    return new JacksonContender<>(
        mapper.writerFor(model.type()).with(schema),
        mapper.readerFor(model.type()).with(schema),
        true,
        model.published());
  }
}
