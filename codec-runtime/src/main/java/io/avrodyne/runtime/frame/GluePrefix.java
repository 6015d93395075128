package io.avrodyne.runtime.frame;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.AvroOutput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.HexFormat;

/** The prefix of the AWS Glue Schema Registry. Both forms read data with and without zlib. */
final class GluePrefix extends Form {

  private static final int BYTES = 2 + 2 * Long.BYTES;
  private static final byte VERSION = 3;
  private static final byte PLAIN = 0;
  private static final byte ZLIB = 5;

  private final byte compression;

  GluePrefix(boolean zlib) {
    super(Kind.GLUE_VERSION, BYTES, zlib ? "AWS Glue's prefix and zlib" : "AWS Glue's prefix");
    compression = zlib ? ZLIB : PLAIN;
  }

  @Override
  void put(SchemaId id, byte[] to, int p) {
    to[p] = VERSION;
    to[p + 1] = compression;
    BigEndian.putLong(to, p + 2, id.high());
    BigEndian.putLong(to, p + 2 + Long.BYTES, id.low());
  }

  @Override
  public void end(SchemaId id, AvroOutput out, int datumAt, FrameHeaders headers) {
    if (compression == ZLIB) {
      Zlib.deflate(out, datumAt);
    }
  }

  @Override
  public boolean read(FoundId id, AvroInput in, FrameHeaders headers) {
    int p = in.position();
    byte[] buffer = Internals.buffer(in);
    if (Internals.await(in, 1) && buffer[p] != VERSION) {
      throw FrameChecks.wrongStart(in, this);
    }
    if (Internals.await(in, 2) && buffer[p + 1] != PLAIN && buffer[p + 1] != ZLIB) {
      throw CodecFailures.malformed(
          "unknown compression in AWS Glue's prefix: the second byte is "
              + HexFormat.of().withUpperCase().toHexDigits(buffer[p + 1])
              + " and must be 00 or 05",
          p + 1);
    }
    FrameChecks.requireBytes(in, BYTES);
    id.set(
        Kind.GLUE_VERSION,
        BigEndian.getLong(buffer, p + 2),
        BigEndian.getLong(buffer, p + 2 + Long.BYTES));
    if (buffer[p + 1] == ZLIB) {
      Zlib.inflate(in, p + BYTES);
    } else {
      Internals.seek(in, p + BYTES);
    }
    return true;
  }
}
