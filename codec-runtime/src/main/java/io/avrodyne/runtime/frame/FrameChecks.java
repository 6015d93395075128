package io.avrodyne.runtime.frame;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.frame.SchemaId.Kind;
import java.util.HexFormat;

/** The checks that the forms of frames share, and their exceptions. */
final class FrameChecks {

  private FrameChecks() {}

  /** Requires that an identifier to be written is of a kind and within its range. */
  static void require(SchemaId id, Kind kind, Framing framing) {
    if (id.kind() != kind) {
      throw CodecFailures.encoding(
          framing + " identifies the schema by " + kind + ", but the identifier is " + id);
    }
    long max =
        switch (kind) {
          case ID -> Integer.MAX_VALUE;
          case GLOBAL_ID, CONTENT_ID -> Long.MAX_VALUE;
          default -> -1;
        };
    if (max >= 0 && (id.high() != 0 || id.low() < 0 || id.low() > max)) {
      throw CodecFailures.encoding(id + " is out of range: it must be from 0 to " + max);
    }
  }

  static long notNegative(long number, String name, long position) {
    if (number < 0) {
      throw CodecFailures.malformed("the " + name + " is negative: " + number, position);
    }
    return number;
  }

  /** Returns the exception for an input that does not begin as frames of a form do. */
  static DecodeException wrongStart(AvroInput in, Framing framing) {
    int p = in.position();
    byte first = Internals.buffer(in)[p];
    return CodecFailures.malformed(
        "not a frame with "
            + framing
            + ": the first byte is "
            + HexFormat.of().withUpperCase().toHexDigits(first)
            + meaning(first),
        p);
  }

  /** Requires the bytes before the datum, waiting for them if they arrive from a stream. */
  static void requireBytes(AvroInput in, int frameBytes) {
    if (!Internals.await(in, frameBytes)) {
      throw CodecFailures.truncated(
          "the input ends in the middle of the frame, which has "
              + frameBytes
              + " bytes before the datum",
          (long) in.position() + in.remaining(),
          (long) frameBytes - in.remaining());
    }
  }

  /** Returns which known data begin with a byte, as help for the reader of the message only. */
  private static String meaning(byte first) {
    return switch (first) {
      case 0 -> ", as with Confluent's or Apicurio's prefix; see Framings";
      case 1 -> ", as with Confluent's prefix if it is a GUID; see Framings.CONFLUENT_PREFIX";
      case 3 -> ", as with AWS Glue's prefix; see Framings.GLUE";
      case (byte) 0xC3 -> ", as in a single-object message; see Framings.SINGLE_OBJECT";
      case 'O' -> ", as in an object container file; see ContainerReader";
      case '{' -> ", as in JSON text";
      default -> "";
    };
  }
}
