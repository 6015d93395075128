package io.avrodyne.benchmarks.files;

import io.avrodyne.fixtures.weather.Reading;

/** A converter between rows and the application's objects. */
final class Readings {

  private Readings() {}

  static Reading of(Row row) {
    Reading reading = new Reading();
    reading.station = row.station();
    reading.time = row.time();
    reading.temp = row.temp();
    return reading;
  }

  static Row row(Reading reading) {
    return new Row(reading.station, reading.time, reading.temp);
  }
}
