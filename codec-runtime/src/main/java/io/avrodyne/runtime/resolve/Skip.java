package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;

/**
 * A reader that skips values of a writer's type. It checks everything that decoding checks except
 * the characters of strings: lengths, counts, indexes, block sizes and limits.
 *
 * <p><b>Threads.</b> Immutable, once the plan that it belongs to is complete; published with it.
 */
abstract class Skip {

  static final Skip NOTHING =
      new Skip() {
        @Override
        void run(AvroInput in) {}
      };

  static final Skip BOOLEAN =
      new Skip() {
        @Override
        void run(AvroInput in) {
          in.readBoolean();
        }
      };

  static final Skip INT =
      new Skip() {
        @Override
        void run(AvroInput in) {
          in.readInt();
        }
      };

  static final Skip LONG =
      new Skip() {
        @Override
        void run(AvroInput in) {
          in.readLong();
        }
      };

  static final Skip BYTES =
      new Skip() {
        @Override
        void run(AvroInput in) {
          Internals.take(in, Internals.readBytesLength(in));
        }
      };

  static final Skip STRING =
      new Skip() {
        @Override
        void run(AvroInput in) {
          Internals.take(in, Internals.readStringLength(in));
        }
      };

  abstract void run(AvroInput in);

  /**
   * Checks a value without moving past it. Not for lenient inputs, which drop the excess bits of an
   * int but not those of a long.
   */
  final void check(AvroInput in) {
    int start = in.position();
    int items = Internals.itemsLeft(in);
    int zeroSizeItems = Internals.zeroSizeItemsLeft(in);
    run(in);
    Internals.rewind(in, start, items, zeroSizeItems);
  }

  /** A skip of a fixed number of bytes. */
  static final class OfSize extends Skip {
    private final int size;

    OfSize(int size) {
      this.size = size;
    }

    @Override
    void run(AvroInput in) {
      Internals.take(in, size);
    }
  }

  /** A skip of the index of a symbol. */
  static final class OfEnum extends Skip {
    private final int symbols;

    OfEnum(int symbols) {
      this.symbols = symbols;
    }

    @Override
    void run(AvroInput in) {
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
    void run(AvroInput in) {
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
    void run(AvroInput in) {
      int count = Internals.startBlocks(in, minItemBytes);
      while (count > 0) {
        int end = Internals.blockEnd(in);
        for (int i = 0; i < count; i++) {
          if (keyed) {
            STRING.run(in);
          }
          item.run(in);
        }
        count = Internals.nextBlock(in, end, minItemBytes);
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
    void run(AvroInput in) {
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
    void run(AvroInput in) {
      Internals.enter(in);
      record[0].run(in);
      Internals.leave(in);
    }
  }
}
