package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;

/**
 * A range of a file that a reader skipped because it could not be read.
 *
 * @param from the file position of the damaged block
 * @param to the file position of the next block or of the end
 * @param records the number of records lost, or {@link #UNKNOWN}; records before the damage are not
 *     lost
 * @param reason the cause
 */
public record SkippedRange(long from, long to, long records, DecodeException reason) {

  /** The number of lost records if it cannot be determined. */
  public static final long UNKNOWN = -1;
}
