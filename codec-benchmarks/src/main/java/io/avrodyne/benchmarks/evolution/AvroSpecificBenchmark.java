package io.avrodyne.benchmarks.evolution;

import io.avrodyne.benchmarks.evolution.specific.Shipment;
import io.avrodyne.benchmarks.harness.Track;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;
import org.openjdk.jmh.annotations.Fork;

/** The classes that Apache Avro generates, with Java strings. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificBenchmark extends EvolutionBenchmark {

  /** Creates the benchmark; called by JMH. */
  public AvroSpecificBenchmark() {
    super(Track.NATIVE, AvroSpecificBenchmark::reader);
  }

  private static ShipmentReader<?> reader(Change change) {
    Schema today = Shipment.getClassSchema();
    Schema writer = change.writer(today.getNamespace());
    return new ApacheReader<>(
        new SpecificDatumReader<Shipment>(writer, today), new SpecificDatumWriter<>(today));
  }
}
