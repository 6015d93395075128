package io.avrodyne.runtime.file;

import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.Strictness;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The options of a {@link ContainerReader}.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param limits the limits on the file
 * @param schemaLimits the limits on the schema in its header
 * @param decodeLimits the limits on each datum
 * @param strictness the strictness for data, for the numbers of the framing and for schema
 *     resolution
 * @param skipped a listener for skipped ranges; without a listener, damage causes an exception
 */
public record ReadOptions(
    ContainerLimits limits,
    SchemaLimits schemaLimits,
    DecodeLimits decodeLimits,
    Strictness strictness,
    @Nullable Consumer<SkippedRange> skipped) {

  /** Strict reading with the default limits, in which damage causes an exception. */
  public static final ReadOptions DEFAULT =
      new ReadOptions(
          ContainerLimits.DEFAULT,
          SchemaLimits.DEFAULT,
          DecodeLimits.DEFAULT,
          Strictness.STRICT,
          null);

  /** Returns these options with different limits on the file. */
  public ReadOptions withLimits(ContainerLimits other) {
    return new ReadOptions(other, schemaLimits, decodeLimits, strictness, skipped);
  }

  /** Returns these options with different limits on the schema in the header. */
  public ReadOptions withSchemaLimits(SchemaLimits other) {
    return new ReadOptions(limits, other, decodeLimits, strictness, skipped);
  }

  /** Returns these options with different limits on each datum. */
  public ReadOptions withDecodeLimits(DecodeLimits other) {
    return new ReadOptions(limits, schemaLimits, other, strictness, skipped);
  }

  /** Returns these options with a different strictness. */
  public ReadOptions withStrictness(Strictness other) {
    return new ReadOptions(limits, schemaLimits, decodeLimits, other, skipped);
  }

  /**
   * Returns options that make a reader continue after a block that it cannot read: at the sync
   * marker that ends the block, if that is where the block's size indicates, otherwise at the next
   * marker in the file. The reader decodes each block twice: first to find out how many of its
   * records can be read. It reports the other records to {@code listener} before it returns the
   * first one. No record is returned twice. An exception thrown by the listener is thrown by the
   * reader, which continues after the block on the next call. The search for the next record stops
   * at {@link ContainerLimits#maxUnreadBytes}, permanently unless the reader is moved to another
   * position.
   */
  public ReadOptions skipCorruptBlocks(Consumer<SkippedRange> listener) {
    return new ReadOptions(limits, schemaLimits, decodeLimits, strictness, listener);
  }
}
