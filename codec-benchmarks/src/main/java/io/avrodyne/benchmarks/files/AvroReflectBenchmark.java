package io.avrodyne.benchmarks.files;

import io.avrodyne.benchmarks.harness.Track;
import io.avrodyne.fixtures.weather.Reading;
import io.avrodyne.fixtures.weather.ReadingAvroCodec;
import org.apache.avro.Schema;
import org.apache.avro.reflect.ReflectDatumReader;
import org.apache.avro.reflect.ReflectDatumWriter;
import org.openjdk.jmh.annotations.Fork;

/** Apache Avro's files with an application's class, by reflection. */
@Fork(jvmArgsAppend = "-Dorg.apache.avro.SERIALIZABLE_PACKAGES=io.avrodyne.fixtures")
public class AvroReflectBenchmark extends FilesBenchmark {

  @Override
  FileContender<?> contender(FileFormat format) {
    Schema schema = ReadingAvroCodec.INSTANCE.schema();
    return new ApacheFiles<Reading>(
        Track.OBJECTS,
        format,
        schema,
        () -> new ReflectDatumWriter<>(schema),
        () -> new ReflectDatumReader<>(schema),
        Row::toReading,
        Row::of);
  }
}
