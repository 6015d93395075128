package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Track;
import io.avrodyne.benchmarks.workload.Model;

/** Jackson's JSON, compact, with a buffer pool that is local to the thread. */
public final class JacksonJsonFormat implements Format {

  @Override
  public Track track() {
    return Track.OBJECTS;
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    JsonFactory factory =
        JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build();
    JsonMapper mapper =
        JsonMapper.builder(factory).disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET).build();
    return new JacksonContender<>(mapper.writerFor(model.type()), mapper.readerFor(model.type()));
  }
}
