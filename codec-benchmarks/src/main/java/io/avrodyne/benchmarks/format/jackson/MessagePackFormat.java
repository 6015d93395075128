package io.avrodyne.benchmarks.format.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import io.avrodyne.benchmarks.contender.Traits;
import io.avrodyne.benchmarks.format.ClassGraph;
import io.avrodyne.benchmarks.harness.Survival;
import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.benchmarks.workload.Workload;
import java.math.BigDecimal;
import java.util.Optional;
import org.msgpack.jackson.dataformat.MessagePackFactory;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** MessagePack by position, through Jackson. */
@Traits(
    track = Track.OBJECTS,
    survival = Survival.LAST,
    writesMoneyAsAmount = true,
    caveats = {
      "Writes fields by position, without their names, as Avro does.",
      "Through MessagePack's module for Jackson, which is slower than hand-written calls of"
          + " MessagePack's own API.",
      JacksonBlackbirdFormat.CAVEAT
    })
public final class MessagePackFormat extends JacksonFormat {

  @Override
  public Optional<String> refusal(Workload workload) {
    return workload == Workload.DEEP_RECORD
        ? Optional.of("Jackson cannot read a recursive record by position")
        : Optional.empty();
  }

  @Override
  MapperBuilder<?, ?> builder() {
    MessagePackFactory factory = new MessagePackFactory();
    factory.setRecyclerPool(JsonRecyclerPools.threadLocalPool());
    return MessagePackMapper.builder(factory).addModule(new BlackbirdModule());
  }

  @Override
  void adapt(ObjectMapper mapper, ClassGraph graph) {
    graph.own().stream()
        .filter(each -> !each.isEnum())
        .forEach(each -> setShape(mapper, each, JsonFormat.Shape.ARRAY));
    // MessagePack has no decimal numbers.
    setShape(mapper, BigDecimal.class, JsonFormat.Shape.STRING);
  }

  private static void setShape(ObjectMapper mapper, Class<?> type, JsonFormat.Shape shape) {
    mapper.configOverride(type).setFormat(JsonFormat.Value.forShape(shape));
  }
}
