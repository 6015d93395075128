package io.avrodyne.runtime.generated;

import io.avrodyne.api.DecodeException;
import io.avrodyne.api.EncodeException;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.resolve.Resolution;
import io.avrodyne.runtime.resolve.Steps;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Maps the constants of an enum to the symbols of its schema and back. Called by generated code.
 *
 * <p>It is built from the constants by name, so an enum that was compiled anew with another order
 * still means the same.
 *
 * <p><b>Threads.</b> Immutable.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // An index by ordinal is the point of this class.
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

  /** Returns the table of an enum; {@code constants} stand in schema order. */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is copied, and holds nothing but what was given.
  public static <E extends Enum<E>> EnumTable<E> of(E... constants) {
    return new EnumTable<>(constants);
  }

  /**
   * Returns the index of a constant's symbol.
   *
   * @throws EncodeException if it is null, or a constant that the codec was not compiled with
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
   * @throws DecodeException if there is no such symbol
   */
  public E read(AvroInput in) {
    return constants[Internals.readIndex(in, constants.length)];
  }

  /**
   * Reads the index of a symbol of another writer and returns its constant.
   *
   * @throws DecodeException if there is no such symbol, or the reader has no constant for it
   */
  public E read(AvroInput in, Resolution step) {
    return constants[Steps.readSymbol(in, step, constants.length)];
  }
}
