package io.avrodyne.runtime.file;

import io.avrodyne.runtime.Strictness;
import org.jspecify.annotations.Nullable;

/**
 * The options of a {@link ContainerWriter}.
 *
 * <p><b>Threads.</b> Immutable.
 */
public final class WriteOptions {

  /**
   * Strict writing of uncompressed blocks of 64,000 bytes, with a random sync marker, without
   * metadata, and without forcing the file to the disk.
   */
  public static final WriteOptions DEFAULT = new WriteOptions(new Choices());

  private static final int MIN_BLOCK_BYTES = 32;
  private static final int MAX_BLOCK_BYTES = 1 << 30;

  private final Choices choices;

  private WriteOptions(Choices choices) {
    this.choices = choices;
  }

  /** Returns these options with a different compression. */
  public WriteOptions withCompression(Compression compression) {
    Choices other = new Choices(choices);
    other.compression = compression;
    return new WriteOptions(other);
  }

  /**
   * Returns these options with a different block size: a block ends with the record that reaches
   * the size. Readers reject blocks beyond their {@link ContainerLimits}, 256 MiB by default.
   *
   * @param bytes the size before compression
   * @throws IllegalArgumentException if the size is less than 32 or more than 2^30
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

  /** Returns these options with different metadata. */
  public WriteOptions withMetadata(FileMetadata metadata) {
    Choices other = new Choices(choices);
    other.metadata = metadata;
    return new WriteOptions(other);
  }

  /**
   * Returns these options with a given sync marker, so that equal records produce equal files.
   *
   * @param marker 16 bytes that do not occur in the data, which only a random marker makes likely
   */
  public WriteOptions withSyncMarker(byte[] marker) {
    if (marker.length != FileHeader.MARKER_BYTES) {
      throw new IllegalArgumentException("A sync marker must have 16 bytes");
    }
    Choices other = new Choices(choices);
    other.syncMarker = marker.clone();
    return new WriteOptions(other);
  }

  /**
   * Returns these options with a different strictness, which determines how lone surrogates are
   * treated.
   */
  public WriteOptions withStrictness(Strictness strictness) {
    Choices other = new Choices(choices);
    other.strictness = strictness;
    return new WriteOptions(other);
  }

  /** Returns options with which each flush waits until the file is on the disk. */
  public WriteOptions force() {
    Choices other = new Choices(choices);
    other.force = true;
    return new WriteOptions(other);
  }

  /** Returns options with which appending removes a last block that a crash left incomplete. */
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

  /** A mutable set of choices, changed only before it is published. */
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
