package io.avrodyne.benchmarks.coldstart.child;

import io.avrodyne.fixtures.equity.t2.EquityFixture;
import io.avrodyne.fixtures.equity.t2.EquityMarketPriceEvent;
import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.reflect.ReflectDatumWriter;

/** Uses Apache Avro's access by reflection. */
public final class AvroReflectChild {

  private AvroReflectChild() {}

  /** Runs the program. */
  public static void main(String[] args) throws IOException {
    EquityMarketPriceEvent event = EquityFixture.published();
    Schema schema = new Schema.Parser().parse(EquitySchema.TEXT);
    Outcome.requireEqual(
        event,
        AvroDatum.roundTrip(
            event, new ReflectDatumWriter<>(schema), new ReflectDatumReader<>(schema)));
  }
}
