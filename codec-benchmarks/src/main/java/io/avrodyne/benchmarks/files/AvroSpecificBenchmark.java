package io.avrodyne.benchmarks.files;

import io.avrodyne.benchmarks.files.specific.Reading;
import io.avrodyne.benchmarks.harness.Track;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;
import org.openjdk.jmh.annotations.Fork;

/** Apache Avro's files with the class that it generates, with Java strings. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.benchmarks")
public class AvroSpecificBenchmark extends FilesBenchmark {

  @Override
  FileContender<?> contender(FileFormat format) {
    return new ApacheFiles<Reading>(
        Track.NATIVE,
        format,
        Reading.getClassSchema(),
        () -> new SpecificDatumWriter<>(Reading.class),
        () -> new SpecificDatumReader<>(Reading.class),
        row -> new Reading(row.station(), row.time(), row.temp()),
        reading -> new Row(reading.getStation(), reading.getTime(), reading.getTemp()));
  }
}
