package io.avrodyne.flink;

import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.file.ContainerWriter;
import io.avrodyne.runtime.file.WriteOptions;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.flink.api.common.serialization.BulkWriter;

/** A writer of a container file into a stream that Flink closes. */
final class ContainerBulkWriter<T> implements BulkWriter<T> {

  private final ContainerWriter<T> writer;

  private ContainerBulkWriter(ContainerWriter<T> writer) {
    this.writer = writer;
  }

  static <T> BulkWriter<T> create(AvroCodec<T> codec, OutputStream out, WriteOptions options)
      throws IOException {
    return new ContainerBulkWriter<>(ContainerWriter.create(codec, new Unclosed(out), options));
  }

  @Override
  public void addElement(T element) throws IOException {
    writer.write(element);
  }

  @Override
  public void flush() throws IOException {
    writer.flush();
  }

  @Override
  public void finish() throws IOException {
    writer.close();
  }

  private static final class Unclosed extends FilterOutputStream {

    Unclosed(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
