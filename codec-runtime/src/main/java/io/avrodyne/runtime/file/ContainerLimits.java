package io.avrodyne.runtime.file;

/**
 * Limits on what a container file may demand. Memory for a declared length is not allocated before
 * the bytes have been read.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param maxHeaderBytes the maximum length of the header, which contains the schema
 * @param maxMetadataEntries the maximum number of metadata entries in the header; each of them
 *     costs more than its bytes
 * @param maxBlockBytes the maximum length of a block's data in the file
 * @param maxDecompressedBytes the maximum length of a block's decompressed data
 * @param maxEmptyRecords the maximum number of records in all blocks that have fewer bytes than
 *     records, because nothing else limits them
 * @param maxUnreadBytes the maximum number of bytes decompressed without yielding a record during
 *     one search for the next record: those of damaged blocks that are skipped, and those of blocks
 *     without records. The first 64 bytes for each byte in the file are not counted, so this limit
 *     applies to data crafted to expand. Every block counts as at least 32,768 bytes, because
 *     starting to decompress takes time too
 */
public record ContainerLimits(
    int maxHeaderBytes,
    int maxMetadataEntries,
    int maxBlockBytes,
    int maxDecompressedBytes,
    long maxEmptyRecords,
    int maxUnreadBytes) {

  /** The number of decompressed bytes per byte of the file that are not counted. */
  static final int FREE_EXPANSION = 64;

  /** The minimum number of bytes that a decompressed block is counted as. */
  static final int MIN_COUNTED_BYTES = 1 << 15;

  /**
   * The default limits: a header of 16 MiB with 65,536 metadata entries, 256 MiB of data before and
   * after decompression, 2^24 records without bytes, and 64 MiB decompressed without yielding a
   * record.
   */
  public static final ContainerLimits DEFAULT =
      new ContainerLimits(1 << 24, 1 << 16, 1 << 28, 1 << 28, 1 << 24, 1 << 26);

  /** The largest size that fits in an array together with a block header and a sync marker. */
  private static final int MAX = Integer.MAX_VALUE - 64;

  /**
   * Creates limits.
   *
   * @throws IllegalArgumentException if a limit is negative
   */
  public ContainerLimits {
    int anyInt = maxHeaderBytes | maxMetadataEntries | maxBlockBytes | maxDecompressedBytes;
    if ((anyInt | maxUnreadBytes | maxEmptyRecords) < 0) {
      throw new IllegalArgumentException("A limit must not be negative");
    }
    maxHeaderBytes = Math.min(maxHeaderBytes, MAX);
    maxBlockBytes = Math.min(maxBlockBytes, MAX);
    maxDecompressedBytes = Math.min(maxDecompressedBytes, MAX);
  }

  /** Returns these limits with a different maximum length of the header. */
  public ContainerLimits withMaxHeaderBytes(int bytes) {
    return new ContainerLimits(
        bytes,
        maxMetadataEntries,
        maxBlockBytes,
        maxDecompressedBytes,
        maxEmptyRecords,
        maxUnreadBytes);
  }

  /** Returns these limits with a different maximum number of metadata entries in the header. */
  public ContainerLimits withMaxMetadataEntries(int entries) {
    return new ContainerLimits(
        maxHeaderBytes,
        entries,
        maxBlockBytes,
        maxDecompressedBytes,
        maxEmptyRecords,
        maxUnreadBytes);
  }

  /** Returns these limits with a different maximum length of a block in the file. */
  public ContainerLimits withMaxBlockBytes(int bytes) {
    return new ContainerLimits(
        maxHeaderBytes,
        maxMetadataEntries,
        bytes,
        maxDecompressedBytes,
        maxEmptyRecords,
        maxUnreadBytes);
  }

  /** Returns these limits with a different maximum length of a decompressed block. */
  public ContainerLimits withMaxDecompressedBytes(int bytes) {
    return new ContainerLimits(
        maxHeaderBytes, maxMetadataEntries, maxBlockBytes, bytes, maxEmptyRecords, maxUnreadBytes);
  }

  /**
   * Returns these limits with a different maximum number of records in blocks with fewer bytes than
   * records.
   */
  public ContainerLimits withMaxEmptyRecords(long records) {
    return new ContainerLimits(
        maxHeaderBytes,
        maxMetadataEntries,
        maxBlockBytes,
        maxDecompressedBytes,
        records,
        maxUnreadBytes);
  }

  /**
   * Returns these limits with a different maximum number of bytes decompressed without yielding a
   * record.
   */
  public ContainerLimits withMaxUnreadBytes(int bytes) {
    return new ContainerLimits(
        maxHeaderBytes,
        maxMetadataEntries,
        maxBlockBytes,
        maxDecompressedBytes,
        maxEmptyRecords,
        bytes);
  }
}
