package io.avrodyne.runtime.file;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.api.DecodeException;
import io.avrodyne.api.LimitExceededException;

/** A factory of the exceptions for files, with positions in the file. */
final class FileFailures {

  private static final int MAX_NAME = 40;

  private FileFailures() {}

  static DecodeException malformed(String reason, long position) {
    return CodecFailures.malformed(reason, position);
  }

  static DecodeException malformed(String reason, long position, Throwable cause) {
    return CodecFailures.decoding(reason, position, cause);
  }

  static LimitExceededException limit(String reason, long position) {
    return CodecFailures.limit(reason, position);
  }

  static DecodeException truncated(String within, long end) {
    return CodecFailures.malformed("the file ends in the middle of " + within, end);
  }

  static DecodeException unknownCodec(String name) {
    String known = "null, deflate, zstandard, snappy, bzip2, xz";
    String start = name.substring(0, Math.min(name.length(), MAX_NAME));
    return malformed("unknown codec \"" + start + "\"; the known codecs are " + known, 0);
  }

  /**
   * Returns an exception like that of a datum, with a different position and an addition to its
   * reason.
   */
  static DecodeException moved(DecodeException inArray, String where, long position) {
    String reason = inArray.reason() + where;
    DecodeException inFile =
        inArray instanceof LimitExceededException
            ? CodecFailures.limit(reason, position)
            : CodecFailures.decoding(reason, position, inArray.getCause());
    String path = inArray.path();
    if (!path.isEmpty()) {
      CodecFailures.within(path, inFile);
    }
    return inFile;
  }
}
