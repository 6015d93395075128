package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.ResolutionInternals;

/**
 * A reader that skips values of a writer's type. It checks everything that decoding checks except
 * the characters of strings: lengths, counts, indexes, block sizes and limits.
 *
 * <p><b>Threads.</b> Immutable, once the plan that it belongs to is complete; published with it.
 */
abstract class Skip {

  private static final int PARTS = 0;
  private static final int SIZE = 1;
  private static final int ONE_BOOLEAN = 2;
  private static final int ONE_INT = 3;
  private static final int ONE_LONG = 4;
  private static final int SIZED_BYTES = 5;
  private static final int SIZED_STRING = 6;

  static final Skip NOTHING = new Simple(SIZE, 0);
  static final Skip BOOLEAN = new Simple(ONE_BOOLEAN, 0);
  static final Skip INT = new Simple(ONE_INT, 0);
  static final Skip LONG = new Simple(ONE_LONG, 0);
  static final Skip BYTES = new Simple(SIZED_BYTES, 0);
  static final Skip STRING = new Simple(SIZED_STRING, 0);

  private final int form;

  /** The number of bytes of each value; 0 if it is not fixed. */
  private final int size;

  private Skip(int form, int size) {
    this.form = form;
    this.size = size;
  }

  /** Creates a skip of a value that has parts. */
  private Skip() {
    this(PARTS, 0);
  }

  /** Returns a skip of a fixed number of bytes. */
  static Skip ofSize(int size) {
    return size == 0 ? NOTHING : new Simple(SIZE, size);
  }

  /**
   * Skips a value. Simple types are told apart here and not by a class each, because calling a
   * method that many classes implement takes longer than skipping such a value.
   */
  final void run(AvroInput in) {
    switch (form) {
      case SIZE -> Internals.take(in, size);
      case ONE_BOOLEAN -> in.readBoolean();
      case ONE_INT -> in.readInt();
      case ONE_LONG -> in.readLong();
      case SIZED_BYTES -> Internals.take(in, Internals.readBytesLength(in));
      case SIZED_STRING -> Internals.take(in, Internals.readStringLength(in));
      default -> runParts(in);
    }
  }

  /** Skips the parts of a value that is not simple. */
  abstract void runParts(AvroInput in);

  /**
   * Checks a value without moving past it. Not for lenient inputs, which drop the excess bits of an
   * int but not those of a long.
   */
  final void check(AvroInput in) {
    int start = in.position();
    int items = ResolutionInternals.itemsLeft(in);
    int zeroSizeItems = ResolutionInternals.zeroSizeItemsLeft(in);
    run(in);
    ResolutionInternals.rewind(in, start, items, zeroSizeItems);
  }

  /** A skip that {@link #run} does itself. */
  private static final class Simple extends Skip {

    Simple(int form, int size) {
      super(form, size);
    }

    @Override
    void runParts(AvroInput in) {
      throw new AssertionError();
    }
  }

  /** A skip of the index of a symbol. */
  static final class OfEnum extends Skip {
    private final int symbols;

    OfEnum(int symbols) {
      this.symbols = symbols;
    }

    @Override
    void runParts(AvroInput in) {
      Internals.readIndex(in, symbols);
    }
  }

  /** A skip of a branch index and its value. */
  static final class OfUnion extends Skip {
    private final Skip[] branches;

    OfUnion(Skip[] branches) {
      this.branches = branches;
    }

    @Override
    void runParts(AvroInput in) {
      branches[Internals.readIndex(in, branches.length)].run(in);
    }
  }

  /** A skip of the items of an array, or the keys and values of a map. */
  static final class OfBlocks extends Skip {
    private final Skip item;
    private final boolean keyed;
    private final int minItemBytes;

    OfBlocks(Skip item, boolean keyed, int minItemBytes) {
      this.item = item;
      this.keyed = keyed;
      this.minItemBytes = minItemBytes;
    }

    @Override
    void runParts(AvroInput in) {
      int count = Internals.startBlocks(in, minItemBytes);
      while (count > 0) {
        int end = Internals.blockEnd(in);
        skip(in, count);
        count = Internals.nextBlock(in, end, minItemBytes);
      }
    }

    private void skip(AvroInput in, int count) {
      if (item.form == SIZE && !keyed) {
        // More than an input can have left is refused like one byte too many.
        Internals.take(in, (int) Math.min((long) count * item.size, Integer.MAX_VALUE));
        return;
      }
      for (int i = 0; i < count; i++) {
        if (keyed) {
          STRING.run(in);
        }
        item.run(in);
      }
    }
  }

  /** A skip of the fields of a record. */
  static final class OfRecord extends Skip {
    private final Skip[] fields;

    OfRecord(Skip[] fields) {
      this.fields = fields;
    }

    @Override
    void runParts(AvroInput in) {
      for (Skip field : fields) {
        field.run(in);
      }
    }
  }

  /**
   * A skip of a record that may contain itself, which counts the nesting depth. The record is set
   * once its fields are known, before the first run.
   */
  static final class Recursive extends Skip {
    private final Skip[] record = {NOTHING};

    void set(Skip found) {
      record[0] = found;
    }

    @Override
    void runParts(AvroInput in) {
      Internals.enter(in);
      record[0].run(in);
      Internals.leave(in);
    }
  }
}
