package io.avrodyne.benchmarks.files;

import io.avrodyne.benchmarks.contender.ByteSink;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A contender that has passed the gate, with the records that it writes and the file that it reads.
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record StoredFile<T>(FileContender<T> contender, List<T> values, byte[] bytes) {

  /**
   * Lets a contender and Apache Avro's generic records read each other's files.
   *
   * @param name the contender's name, for messages
   * @throws IllegalStateException if one of them reads something other than what was written
   */
  static <T> StoredFile<T> checked(
      String name, FileContender<T> contender, FileFormat format, List<Row> rows)
      throws IOException {
    ApacheFiles<?> apache = ApacheFiles.generic(format, contender.schema());
    if (!rows(apache, writtenBy(contender, rows)).equals(rows)) {
      throw new IllegalStateException(name + " writes a file that Apache Avro reads differently");
    }
    byte[] theirs = writtenBy(apache, rows);
    if (!rows(contender, theirs).equals(rows)) {
      throw new IllegalStateException(name + " reads a file of Apache Avro differently");
    }
    return new StoredFile<>(contender, values(contender, rows), theirs);
  }

  /** Returns the file that a contender writes for the rows. */
  static <T> byte[] writtenBy(FileContender<T> contender, List<Row> rows) throws IOException {
    ByteSink sink = new ByteSink();
    contender.write(values(contender, rows), sink);
    return sink.toByteArray();
  }

  private static <T> List<T> values(FileContender<T> contender, List<Row> rows) {
    return rows.stream().map(contender.record()).toList();
  }

  private static <T> List<Row> rows(FileContender<T> contender, byte[] file) throws IOException {
    List<Row> rows = new ArrayList<>();
    contender.read(new ByteArrayInputStream(file), value -> rows.add(contender.row().apply(value)));
    return rows;
  }

  void write(OutputStream out) throws IOException {
    contender.write(values, out);
  }

  void read(Consumer<Object> consumer) throws IOException {
    contender.read(new ByteArrayInputStream(bytes), consumer);
  }
}
