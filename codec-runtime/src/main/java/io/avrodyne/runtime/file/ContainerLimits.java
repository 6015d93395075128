package io.avrodyne.runtime.file;

/**
 * Bounds what a container file may ask for. What a length claims is not allocated before as many
 * bytes have come.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param maxHeaderBytes the length of the header, in which the schema stands
 * @param maxMetadataEntries the keys and values of the header: each costs more than its bytes
 * @param maxBlockBytes the length of a block's data as they are in the file
 * @param maxDecompressedBytes the length of a block's data when they are decompressed
 * @param maxEmptyRecords the records of all blocks that have fewer bytes than records: nothing else
 *     bounds those
 * @param maxUnreadBytes the bytes that come out of blocks in vain when they are decompressed, in
 *     one search for the next record: of those that are damaged and left out, and of those without
 *     records. 64 for each of their bytes in the file are free, so that this bounds data made to
 *     expand. What a block gives counts as 32,768 at least, as to begin costs time too
 */
public record ContainerLimits(
    int maxHeaderBytes,
    int maxMetadataEntries,
    int maxBlockBytes,
    int maxDecompressedBytes,
    long maxEmptyRecords,
    int maxUnreadBytes) {

  /** How many bytes may come out of each in the file without being counted. */
  static final int SHARE = 64;

  /** The fewest bytes that a decompressed block counts as. */
  static final int LEAST = 1 << 15;

  /**
   * 16 MiB and 65,536 entries of header, 256 MiB of data before and after decompression, 2^24
   * records of no size, 64 MiB in vain.
   */
  public static final ContainerLimits DEFAULT =
      new ContainerLimits(1 << 24, 1 << 16, 1 << 28, 1 << 28, 1 << 24, 1 << 26);

  /** What fits into an array with a head and a sync marker beside it. */
  private static final int MAX = Integer.MAX_VALUE - 64;

  /** Refuses negative limits with an {@link IllegalArgumentException}. */
  public ContainerLimits {
    int anyInt = maxHeaderBytes | maxMetadataEntries | maxBlockBytes | maxDecompressedBytes;
    if ((anyInt | maxUnreadBytes | maxEmptyRecords) < 0) {
      throw new IllegalArgumentException("A limit must not be negative");
    }
    maxHeaderBytes = Math.min(maxHeaderBytes, MAX);
    maxBlockBytes = Math.min(maxBlockBytes, MAX);
    maxDecompressedBytes = Math.min(maxDecompressedBytes, MAX);
  }

  /** Returns these limits with another bound on the length of the header. */
  public ContainerLimits withMaxHeaderBytes(int bytes) {
    return new ContainerLimits(
        bytes,
        maxMetadataEntries,
        maxBlockBytes,
        maxDecompressedBytes,
        maxEmptyRecords,
        maxUnreadBytes);
  }

  /** Returns these limits with another bound on the keys and values of the header. */
  public ContainerLimits withMaxMetadataEntries(int entries) {
    return new ContainerLimits(
        maxHeaderBytes,
        entries,
        maxBlockBytes,
        maxDecompressedBytes,
        maxEmptyRecords,
        maxUnreadBytes);
  }

  /** Returns these limits with another bound on the length of a block in the file. */
  public ContainerLimits withMaxBlockBytes(int bytes) {
    return new ContainerLimits(
        maxHeaderBytes,
        maxMetadataEntries,
        bytes,
        maxDecompressedBytes,
        maxEmptyRecords,
        maxUnreadBytes);
  }

  /** Returns these limits with another bound on the length of a decompressed block. */
  public ContainerLimits withMaxDecompressedBytes(int bytes) {
    return new ContainerLimits(
        maxHeaderBytes, maxMetadataEntries, maxBlockBytes, bytes, maxEmptyRecords, maxUnreadBytes);
  }

  /** Returns these limits with another bound on the records of blocks with too few bytes. */
  public ContainerLimits withMaxEmptyRecords(long records) {
    return new ContainerLimits(
        maxHeaderBytes,
        maxMetadataEntries,
        maxBlockBytes,
        maxDecompressedBytes,
        records,
        maxUnreadBytes);
  }

  /** Returns these limits with another bound on the bytes that are decompressed in vain. */
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
