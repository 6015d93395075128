package io.avrodyne.flink;

import io.avrodyne.runtime.file.ContainerReader;
import io.avrodyne.runtime.file.ContainerWriter;
import io.avrodyne.runtime.file.ReadOptions;
import io.avrodyne.runtime.file.WriteOptions;
import org.apache.flink.api.common.serialization.BulkWriter;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.util.function.SerializableSupplier;

/**
 * Formats for Avro's object container files, for {@code FileSource.forBulkFileFormat} and {@code
 * FileSink.forBulkFormat}. They need Flink's {@code flink-connector-files}.
 *
 * <p>A file is split at its sync markers: each of its blocks is read by exactly one reader. A
 * checkpoint contains the position of a block and the number of its records that have been read.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if a type has no codec; those of {@link
 * ContainerReader} and {@link ContainerWriter} for files.
 */
public final class AvrodyneFiles {

  private AvrodyneFiles() {}

  /** Returns a format that reads files with the default options. */
  public static <T> BulkFormat<T, FileSourceSplit> reading(Class<T> type) {
    return reading(AvrodyneTypeInformation.of(type), () -> ReadOptions.DEFAULT);
  }

  /**
   * Returns a format that reads files.
   *
   * @param options returns the options, on every task manager
   */
  public static <T> BulkFormat<T, FileSourceSplit> reading(
      AvrodyneTypeInformation<T> type, SerializableSupplier<ReadOptions> options) {
    return new ContainerFormat<>(type, options);
  }

  /** Returns a format that writes files with the default options, which do not compress. */
  public static <T> BulkWriter.Factory<T> writing(Class<T> type) {
    return writing(AvrodyneTypeInformation.of(type), () -> WriteOptions.DEFAULT);
  }

  /**
   * Returns a format that writes files.
   *
   * @param options returns the options, on every task manager
   */
  public static <T> BulkWriter.Factory<T> writing(
      AvrodyneTypeInformation<T> type, SerializableSupplier<WriteOptions> options) {
    CodecReference<T> reference = type.reference();
    return out -> ContainerBulkWriter.create(reference.codec(), out, options.get());
  }
}
