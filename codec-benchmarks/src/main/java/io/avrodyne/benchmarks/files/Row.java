package io.avrodyne.benchmarks.files;

import io.avrodyne.fixtures.weather.Reading;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A reading of a weather station: the content of one record.
 *
 * @param station one of about a hundred names of about 10 characters
 * @param time milliseconds since 1970, about a minute after the previous reading
 * @param temp tenths of a degree
 */
record Row(String station, long time, int temp) {

  private static final int STATIONS = 300;
  private static final long START = 1_600_000_000_000L;
  private static final int STEP = 60_000;

  /** Generates readings, the same ones each time. */
  static List<Row> invent(int count) {
    SplittableRandom random = new SplittableRandom(42);
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                new Row(
                    "station-" + random.nextInt(STATIONS),
                    START + (long) i * STEP + random.nextInt(STEP),
                    random.nextInt(-300, 400)))
        .toList();
  }

  static Row of(Reading reading) {
    return new Row(reading.station, reading.time, reading.temp);
  }

  Reading toReading() {
    Reading reading = new Reading();
    reading.station = station;
    reading.time = time;
    reading.temp = temp;
    return reading;
  }
}
