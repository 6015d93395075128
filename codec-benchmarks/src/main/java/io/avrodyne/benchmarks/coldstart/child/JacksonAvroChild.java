package io.avrodyne.benchmarks.coldstart.child;

import com.fasterxml.jackson.dataformat.avro.AvroMapper;
import com.fasterxml.jackson.dataformat.avro.AvroSchema;
import io.avrodyne.fixtures.equity.t2.EquityFixture;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import java.io.IOException;

/** Uses Jackson's Avro. */
public final class JacksonAvroChild {

  private JacksonAvroChild() {}

  /** Runs the program. */
  public static void main(String[] args) throws IOException {
    EquityMarketPriceEvent event = EquityFixture.published();
    AvroMapper mapper = new AvroMapper();
    AvroSchema schema = mapper.schemaFrom(EquitySchema.TEXT);
    byte[] bytes = mapper.writer(schema).writeValueAsBytes(event);
    Outcome.requireEqual(
        event, mapper.readerFor(EquityMarketPriceEvent.class).with(schema).readValue(bytes));
  }
}
