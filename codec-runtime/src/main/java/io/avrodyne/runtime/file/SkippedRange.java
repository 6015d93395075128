package io.avrodyne.runtime.file;

import io.avrodyne.api.DecodeException;

/**
 * Tells what a reader left out because it could not be read.
 *
 * @param from the file position of the damaged block
 * @param to the file position of the next one, or of the end
 * @param records how many records of the block are lost, or {@link #UNKNOWN}; those before the
 *     damage are not
 * @param reason what is wrong
 */
public record SkippedRange(long from, long to, long records, DecodeException reason) {

  /** Stands for a number of records that cannot be told from what is left. */
  public static final long UNKNOWN = -1;
}
