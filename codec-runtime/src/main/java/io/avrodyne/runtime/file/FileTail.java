package io.avrodyne.runtime.file;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroCodec;
import io.avrodyne.runtime.SchemaLimits;
import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import org.apache.avro.Schema;

/**
 * The end of a file that is to be appended to, found by passing from block to block without reading
 * their data.
 */
final class FileTail {

  /**
   * The limits of readers do not apply to appending, because the data are passed over and not kept.
   */
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

  /** Returns the header of a file whose end is intact or has been repaired. */
  static FileHeader prepare(AvroCodec<?> codec, SeekableByteChannel channel, WriteOptions options)
      throws IOException {
    FileSource source = new FileSource(FileFeed.of(channel));
    FileHeader header = new HeaderReader(source, READING).read();
    if (!isEqual(header.schema(), codec.schema())) {
      throw new IllegalArgumentException(
          "The schema of the file differs from the codec's, so nothing can be appended");
    }
    FileCodecs.requireLibrary(FileCodecs.named(header.codec(), options.compression()));
    // The compression does not matter, because the data are passed over.
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
      throw CodecFailures.schemaTooDeepForStack();
    }
  }

  /** Removes what a crash has left: an incomplete block that is not followed by another block. */
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
