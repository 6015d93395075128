package io.avrodyne.runtime.codegen;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.resolve.Resolution;
import io.avrodyne.runtime.resolve.Steps;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A mapping between the constants of an enum and the symbols of its schema. Called by generated
 * code.
 *
 * <p>The table is built from the constants by name, so it stays correct if the enum is compiled
 * again with its constants in another order.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // Indexing by ordinal is the purpose of this class.
public final class EnumTable<E extends Enum<E>> {

  private static final int NO_SYMBOL = -1;

  private final E[] constants;
  private final int[] indexes;

  private EnumTable(E[] constants) {
    this.constants = constants.clone();
    int size = Arrays.stream(constants).mapToInt(Enum::ordinal).max().orElse(NO_SYMBOL) + 1;
    indexes = new int[size];
    Arrays.fill(indexes, NO_SYMBOL);
    for (int i = 0; i < constants.length; i++) {
      indexes[constants[i].ordinal()] = i;
    }
  }

  /** Returns the table of an enum; {@code constants} are in schema order. */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is copied and contains only the arguments.
  public static <E extends Enum<E>> EnumTable<E> of(E... constants) {
    return new EnumTable<>(constants);
  }

  /**
   * Returns the index of a constant's symbol.
   *
   * @throws EncodeException if the constant is null or unknown to the codec
   */
  public int index(@Nullable E constant) {
    if (constant == null) {
      throw Failures.nullValue();
    }
    int ordinal = constant.ordinal();
    int index = ordinal < indexes.length ? indexes[ordinal] : NO_SYMBOL;
    if (index == NO_SYMBOL) {
      throw Failures.unknownConstant();
    }
    return index;
  }

  /**
   * Reads the index of a symbol and returns its constant.
   *
   * @throws DecodeException if the index is out of range
   */
  public E read(AvroInput in) {
    return constants[Internals.readIndex(in, constants.length)];
  }

  /**
   * Reads the index of another writer's symbol and returns its constant.
   *
   * @throws DecodeException if the index is out of range, or if the reader has no constant for the
   *     symbol
   */
  public E read(AvroInput in, Resolution step) {
    return constants[Steps.readSymbol(in, step, constants.length)];
  }
}
