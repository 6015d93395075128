package io.avrodyne.runtime.file;

import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.SchemaLimits;
import io.avrodyne.runtime.Strictness;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Says how a {@link ContainerReader} reads.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param limits bounds the file
 * @param schemaLimits bounds the schema in its header
 * @param decodeLimits bounds each datum
 * @param strictness applies to data, to the numbers of the framing and to schema resolution
 * @param skipped is told what was left out; without it, damage is an exception
 */
public record ReadOptions(
    ContainerLimits limits,
    SchemaLimits schemaLimits,
    DecodeLimits decodeLimits,
    Strictness strictness,
    @Nullable Consumer<SkippedRange> skipped) {

  /** Strict, with the default limits, and damage is an exception. */
  public static final ReadOptions DEFAULT =
      new ReadOptions(
          ContainerLimits.DEFAULT,
          SchemaLimits.DEFAULT,
          DecodeLimits.DEFAULT,
          Strictness.STRICT,
          null);

  /** Returns these options with other bounds on the file. */
  public ReadOptions withLimits(ContainerLimits other) {
    return new ReadOptions(other, schemaLimits, decodeLimits, strictness, skipped);
  }

  /** Returns these options with other bounds on the schema in the header. */
  public ReadOptions withSchemaLimits(SchemaLimits other) {
    return new ReadOptions(limits, other, decodeLimits, strictness, skipped);
  }

  /** Returns these options with other bounds on each datum. */
  public ReadOptions withDecodeLimits(DecodeLimits other) {
    return new ReadOptions(limits, schemaLimits, other, strictness, skipped);
  }

  /** Returns these options with another strictness. */
  public ReadOptions withStrictness(Strictness other) {
    return new ReadOptions(limits, schemaLimits, decodeLimits, other, skipped);
  }

  /**
   * Returns options with which a reader goes on when it cannot read a block: at the sync marker
   * that ends it, if that is where the block says, else at the next one there is. It decodes each
   * block twice: once to find how many of its records can be read, before {@code listener} is told
   * of the others and the first is returned. No record is returned twice. What the listener throws,
   * the reader throws; when called again it goes on after the block. The search for the next record
   * is given up beyond {@link ContainerLimits#maxUnreadBytes}, for good unless the reader is sent
   * elsewhere.
   */
  public ReadOptions skipCorruptBlocks(Consumer<SkippedRange> listener) {
    return new ReadOptions(limits, schemaLimits, decodeLimits, strictness, listener);
  }
}
