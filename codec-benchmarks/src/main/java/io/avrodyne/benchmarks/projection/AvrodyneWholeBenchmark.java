package io.avrodyne.benchmarks.projection;

import io.avrodyne.benchmarks.workload.wide.Wide100Bean;
import io.avrodyne.benchmarks.workload.wide.Wide100BeanAvroCodec;
import io.avrodyne.runtime.AvroInput;
import java.util.List;

/** The codec of all fields, with which a projection is compared. */
public class AvrodyneWholeBenchmark extends ProjectionBenchmark {

  private final AvroInput in = new AvroInput();

  @Override
  Object decode(byte[] datum) {
    return Wide100BeanAvroCodec.INSTANCE.decode(in.reset(datum));
  }

  @Override
  List<Object> values(Object decoded) {
    Wide100Bean whole = (Wide100Bean) decoded;
    return List.of(whole.getText1(), whole.getLong51(), whole.isFlag100());
  }
}
