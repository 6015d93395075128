package io.avrodyne.flink;

import io.avrodyne.runtime.file.ContainerReader;
import io.avrodyne.runtime.file.ReadOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.connector.file.src.util.IteratorResultIterator;
import org.apache.flink.util.function.SerializableSupplier;
import org.jspecify.annotations.Nullable;

/** The format of container files, which reads a block at a time. */
final class ContainerFormat<T> implements BulkFormat<T, FileSourceSplit> {

  private static final long serialVersionUID = 1L;

  private final AvrodyneTypeInformation<T> type;
  private final SerializableSupplier<ReadOptions> options;

  ContainerFormat(AvrodyneTypeInformation<T> type, SerializableSupplier<ReadOptions> options) {
    this.type = type;
    this.options = options;
  }

  @Override
  public Reader<T> createReader(Configuration config, FileSourceSplit split) throws IOException {
    return open(split, new CheckpointedPosition(CheckpointedPosition.NO_OFFSET, 0));
  }

  @Override
  public Reader<T> restoreReader(Configuration config, FileSourceSplit split) throws IOException {
    return open(
        split,
        split
            .getReaderPosition()
            .orElse(new CheckpointedPosition(CheckpointedPosition.NO_OFFSET, 0)));
  }

  private Reader<T> open(FileSourceSplit split, CheckpointedPosition from) throws IOException {
    FlinkFileChannel file = FlinkFileChannel.open(split.path());
    Reader<T> opened = null;
    try {
      ContainerReader<T> reader =
          ContainerReader.open(type.reference().codec(), file, options.get());
      if (from.getOffset() == CheckpointedPosition.NO_OFFSET) {
        reader.sync(split.offset());
      } else {
        reader.seek(from.getOffset());
      }
      long end = split.offset() + split.length();
      opened = new BlockReader<>(reader, end, from.getRecordsAfterOffset());
      return opened;
    } finally {
      if (opened == null) {
        file.close();
      }
    }
  }

  @Override
  public boolean isSplittable() {
    return true;
  }

  @Override
  public TypeInformation<T> getProducedType() {
    return type;
  }

  private static final class BlockReader<T> implements Reader<T> {

    private final ContainerReader<T> reader;
    private final long end;

    /** How many of the next records have been read before a checkpoint. */
    private long skipped;

    BlockReader(ContainerReader<T> reader, long end, long skipped) {
      this.reader = reader;
      this.end = end;
      this.skipped = skipped;
    }

    @Override
    public @Nullable RecordIterator<T> readBatch() throws IOException {
      while (reader.hasNext() && !reader.pastSync(end)) {
        long start = reader.position();
        long first = skipped;
        List<T> records = new ArrayList<>();
        while (reader.hasNext() && reader.position() == start) {
          T record = reader.next();
          if (skipped > 0) {
            skipped--;
          } else {
            records.add(record);
          }
        }
        if (!records.isEmpty()) {
          return new IteratorResultIterator<>(records.iterator(), start, first);
        }
      }
      return null;
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }
}
