package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.dataformat.avro.AvroFactory;
import com.fasterxml.jackson.dataformat.avro.AvroMapper;
import com.fasterxml.jackson.dataformat.avro.AvroSchema;
import com.fasterxml.jackson.dataformat.avro.jsr310.AvroJavaTimeModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.avrodyne.benchmarks.contender.Contender;
import io.avrodyne.benchmarks.contender.Format;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Model;
import io.avrodyne.benchmarks.workload.Workload;
import java.util.Optional;
import org.apache.avro.Schema;

/** Jackson's Avro, with the schema of the generated codec. */
@Traits(track = Track.OBJECTS, writesAvro = true, caveats = JacksonBlackbirdFormat.CAVEAT)
public final class JacksonAvroFormat implements Format {

  @Override
  public Optional<String> refusal(Workload workload) {
    return switch (workload) {
      case TIME_RECORD, TIME_BEAN, FROZEN_SPARSE ->
          Optional.of("writes instants in milliseconds only");
      default -> Optional.empty();
    };
  }

  @Override
  public <T> Contender<T, ?> contender(Model<T> model) {
    Schema schema = model.codec().schema();
    AvroMapper mapper =
        AvroMapper.builder(
                AvroFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool()).build())
            .addModule(new BlackbirdModule())
            .addModule(new AvroJavaTimeModule())
            .addModule(new AvroTypes(schema))
            .addModule(new SealedUnions())
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .build();
    AvroSchema avroSchema = new AvroSchema(schema);
    JacksonContender<T> contender =
        new JacksonContender<>(
            mapper.writerFor(model.type()).with(avroSchema),
            mapper.readerFor(model.type()).with(avroSchema));
    return model.singleObject() ? new SingleObjectContender<>(contender, schema) : contender;
  }
}
