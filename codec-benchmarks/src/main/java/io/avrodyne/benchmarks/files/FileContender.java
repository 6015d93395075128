package io.avrodyne.benchmarks.files;

import io.avrodyne.benchmarks.harness.Track;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.avro.Schema;

/** A library that writes and reads container files. */
interface FileContender<T> {

  /** Returns the objects that this contender is measured on. */
  Track track();

  /** Returns the schema of its records. */
  Schema schema();

  /** Returns what makes a record with the content of a row. Not measured. */
  Function<Row, T> record();

  /** Returns what reads the content of a record. Not measured. */
  Function<T, Row> row();

  /** Writes a whole file. */
  void write(List<T> values, OutputStream out) throws IOException;

  /** Reads a whole file, each record into a new object. */
  void read(InputStream file, Consumer<? super T> values) throws IOException;
}
