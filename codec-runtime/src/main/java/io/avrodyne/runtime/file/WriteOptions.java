package io.avrodyne.runtime.file;

import io.avrodyne.runtime.Strictness;
import org.jspecify.annotations.Nullable;

/**
 * Says how a {@link ContainerWriter} writes.
 *
 * <p><b>Threads.</b> Immutable.
 */
public final class WriteOptions {

  /**
   * Blocks of 64,000 bytes, not compressed, no metadata, a random sync marker, strict, and files
   * are not forced to the disk.
   */
  public static final WriteOptions DEFAULT = new WriteOptions(new Choices());

  private static final int MIN_BLOCK_BYTES = 32;
  private static final int MAX_BLOCK_BYTES = 1 << 30;

  private final Choices choices;

  private WriteOptions(Choices choices) {
    this.choices = choices;
  }

  /** Returns these options with a compression of blocks. */
  public WriteOptions withCompression(Compression compression) {
    Choices other = new Choices(choices);
    other.compression = compression;
    return new WriteOptions(other);
  }

  /**
   * Returns these options with another size of blocks: one ends with the record that reaches it.
   * Readers refuse blocks that are larger than their {@link ContainerLimits}, 256 MiB by default.
   *
   * @param bytes counted before compression
   * @throws IllegalArgumentException if it is less than 32 or more than 2^30
   */
  public WriteOptions withBlockBytes(int bytes) {
    if (bytes < MIN_BLOCK_BYTES || bytes > MAX_BLOCK_BYTES) {
      throw new IllegalArgumentException(
          "The block size must be from " + MIN_BLOCK_BYTES + " to " + MAX_BLOCK_BYTES + " bytes");
    }
    Choices other = new Choices(choices);
    other.blockBytes = bytes;
    return new WriteOptions(other);
  }

  /** Returns these options with other metadata. */
  public WriteOptions withMetadata(FileMetadata metadata) {
    Choices other = new Choices(choices);
    other.metadata = metadata;
    return new WriteOptions(other);
  }

  /**
   * Returns these options with a sync marker, so that equal records make equal files.
   *
   * @param marker 16 bytes that no data hold; anything else but a random one is at risk
   */
  public WriteOptions withSyncMarker(byte[] marker) {
    if (marker.length != FileHeader.MARKER_BYTES) {
      throw new IllegalArgumentException("A sync marker must have 16 bytes");
    }
    Choices other = new Choices(choices);
    other.syncMarker = marker.clone();
    return new WriteOptions(other);
  }

  /** Returns these options with another strictness, which decides on lone surrogates. */
  public WriteOptions withStrictness(Strictness strictness) {
    Choices other = new Choices(choices);
    other.strictness = strictness;
    return new WriteOptions(other);
  }

  /** Returns options with which each flush of a file waits until the disk has it. */
  public WriteOptions force() {
    Choices other = new Choices(choices);
    other.force = true;
    return new WriteOptions(other);
  }

  /** Returns options with which appending cuts a last block off that a crash left incomplete. */
  public WriteOptions truncateTornBlock() {
    Choices other = new Choices(choices);
    other.truncateTornBlock = true;
    return new WriteOptions(other);
  }

  Compression compression() {
    return choices.compression;
  }

  int blockBytes() {
    return choices.blockBytes;
  }

  FileMetadata metadata() {
    return choices.metadata;
  }

  byte @Nullable [] syncMarker() {
    return choices.syncMarker;
  }

  Strictness strictness() {
    return choices.strictness;
  }

  boolean isForced() {
    return choices.force;
  }

  boolean truncatesTornBlock() {
    return choices.truncateTornBlock;
  }

  /** Is changed only before anybody else sees it. */
  private static final class Choices {

    private Compression compression = Compression.NULL;
    private int blockBytes = 64_000;
    private FileMetadata metadata = FileMetadata.NONE;
    private byte @Nullable [] syncMarker;
    private Strictness strictness = Strictness.STRICT;
    private boolean force;
    private boolean truncateTornBlock;

    Choices() {}

    Choices(Choices other) {
      compression = other.compression;
      blockBytes = other.blockBytes;
      metadata = other.metadata;
      syncMarker = other.syncMarker;
      strictness = other.strictness;
      force = other.force;
      truncateTornBlock = other.truncateTornBlock;
    }
  }
}
