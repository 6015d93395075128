package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.SchemaLimits;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import org.apache.avro.Schema;

/**
 * Finds out where a file that is to be appended to ends: goes from block to block, and does not
 * look at their data.
 */
final class FileTail {

  /** The limits of readers do not bound what a writer may write; data are passed, not kept. */
  private static final ReadOptions READING =
      ReadOptions.DEFAULT
          .withLimits(
              new ContainerLimits(
                  Integer.MAX_VALUE,
                  Integer.MAX_VALUE,
                  Integer.MAX_VALUE,
                  Integer.MAX_VALUE,
                  Long.MAX_VALUE,
                  Integer.MAX_VALUE))
          .withSchemaLimits(
              new SchemaLimits(
                  Integer.MAX_VALUE,
                  Integer.MAX_VALUE,
                  Integer.MAX_VALUE,
                  Integer.MAX_VALUE,
                  Integer.MAX_VALUE));

  private FileTail() {}

  /** Returns the header of a file whose end is whole, or has been made so. */
  static FileHeader prepare(AvroCodec<?> codec, SeekableByteChannel channel, WriteOptions options)
      throws IOException {
    FileSource source = new FileSource(FileFeed.of(channel));
    FileHeader header = new HeaderReader(source, READING).read();
    if (!isEqual(header.schema(), codec.schema())) {
      throw new IllegalArgumentException(
          "The schema of the file differs from the codec's, so nothing can be appended");
    }
    FileCodecs.requireLibrary(FileCodecs.named(header.codec(), options.compression()));
    // Compression does not matter: the data are passed.
    BlockReader blocks = new BlockReader(source, header, null, READING);
    long end = blocks.nextStart();
    try {
      while (blocks.pass()) {
        end = blocks.nextStart();
      }
    } catch (DecodeException e) {
      cutOff(e, end, blocks, channel, options);
    }
    return header;
  }

  private static boolean isEqual(Schema one, Schema other) {
    try {
      return one.equals(other);
    } catch (StackOverflowError e) {
      throw FileFailures.limit("the schema is nested too deeply for the stack of the thread", 0);
    }
  }

  /** Cuts off what a crash has left: a block after which no other one comes. */
  private static void cutOff(
      DecodeException e,
      long end,
      BlockReader blocks,
      SeekableByteChannel channel,
      WriteOptions options)
      throws IOException {
    blocks.seek(end);
    if (blocks.skipPastMarker() || !options.truncatesTornBlock()) {
      throw e;
    }
    channel.truncate(end);
  }
}
