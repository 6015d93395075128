package io.avrodyne.runtime.file;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.binary.Primitives;
import io.avrodyne.runtime.codegen.GeneratedCodec;
import io.avrodyne.runtime.codegen.Outputs;
import java.util.ArrayList;
import java.util.List;

/** A record whose objects can be reused. */
final class Weather {

  static final String SCHEMA =
      """
      {"type": "record", "name": "Weather", "namespace": "test", "fields": [
        {"name": "station", "type": "string"},
        {"name": "time", "type": "long"},
        {"name": "temp", "type": "int"}]}
      """;

  static final AvroCodec<Weather> CODEC = new Codec();

  String station = "";
  long time;
  int temp;

  /** Returns records whose sizes differ. */
  static List<Weather> list(int count) {
    List<Weather> list = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Weather weather = new Weather();
      weather.station = "station " + "x".repeat(i % 40);
      weather.time = 1_600_000_000_000L + i * 3_600_000L;
      weather.temp = i;
      list.add(weather);
    }
    return list;
  }

  /** Returns the text that Apache Avro prints. */
  @Override
  public String toString() {
    return "{\"station\": \"" + station + "\", \"time\": " + time + ", \"temp\": " + temp + "}";
  }

  /**
   * A codec written by hand as the processor would write it. It cannot write temperatures of -1.
   */
  private static final class Codec extends GeneratedCodec<Weather> {

    Codec() {
      super(1, 32);
    }

    @Override
    protected String schemaText() {
      return SCHEMA;
    }

    @Override
    protected int encodeDatum(Weather value, AvroOutput out, int p) {
      int next = Outputs.putString(out, p, value.station, 16);
      if (value.temp == -1) {
        throw new IllegalStateException("made to fail");
      }
      byte[] buffer = Outputs.buffer(out);
      return Primitives.putInt(buffer, Primitives.putLong(buffer, next, value.time), value.temp);
    }

    @Override
    protected Weather decodeDatum(AvroInput in) {
      return decodeDatum(in, new Weather());
    }

    @Override
    protected Weather decodeDatum(AvroInput in, Weather reuse) {
      reuse.station = in.readString(reuse.station);
      reuse.time = in.readLong();
      reuse.temp = in.readInt();
      return reuse;
    }
  }
}
