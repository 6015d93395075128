package io.avrodyne.runtime;

import io.avrodyne.runtime.generated.Failures;

/** Holds the transfers that are made of others, and the plainest ones. */
final class Transfers {

  private Transfers() {}

  /** Copies a value whose layout is the same. */
  static final class Copy extends Transfer {
    private final Skip skip;

    Copy(Skip skip) {
      this.skip = skip;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      int start = in.position;
      skip.run(in);
      out.copy(in.buffer, start, in.position);
    }
  }

  /** Reads past a value. */
  static final class Dropping extends Transfer {
    private final Skip skip;

    Dropping(Skip skip) {
      this.skip = skip;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      skip.run(in);
    }
  }

  /** Writes the default of a field. */
  static final class Default extends Transfer {
    private final byte[] bytes;

    Default(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      out.copy(bytes, 0, bytes.length);
    }
  }

  /** Fails: no value of the writer's type has a place in the reader's. */
  static final class Refusal extends Transfer {
    private final Resolution node;

    Refusal(Resolution node) {
      this.node = node;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      throw node.refused(in.position);
    }
  }

  /** Maps the indexes of symbols. */
  static final class OfEnum extends Transfer {
    private final Resolution node;

    OfEnum(Resolution node) {
      this.node = node;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      out.putLong(EnumResolver.readSymbol(in, node.fields));
    }
  }

  /** Reads the branch of a union of the writer. */
  static final class OfUnion extends Transfer {
    private final Resolution node;

    OfUnion(Resolution node) {
      this.node = node;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      Resolution[] branches = node.steps;
      branches[Internals.readIndex(in, branches.length)].transfer.run(in, out);
    }
  }

  /** Writes the branch of a union of the reader. */
  static final class OfBranch extends Transfer {
    private final Resolution node;

    OfBranch(Resolution node) {
      this.node = node;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      out.putLong(node.branch);
      node.steps[0].transfer.run(in, out);
    }
  }

  /** Transfers the items of an array, or the keys and values of a map, block by block. */
  static final class OfBlocks extends Transfer {
    private final Resolution node;
    private final boolean keyed;

    OfBlocks(Resolution node, boolean keyed) {
      this.node = node;
      this.keyed = keyed;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      int min = node.minItemBytes;
      int count = Internals.startBlocks(in, min);
      int index = 0;
      while (count > 0) {
        int end = Internals.blockEnd(in);
        out.putLong(count);
        for (int i = 0; i < count; i++) {
          item(in, out, index++);
        }
        count = Internals.nextBlock(in, end, min);
      }
      out.putLong(0);
    }

    private void item(AvroInput in, Scratch out, int index) {
      try {
        if (keyed) {
          int start = in.position;
          Skip.STRING.run(in);
          out.copy(in.buffer, start, in.position);
        }
        node.steps[0].transfer.run(in, out);
      } catch (RuntimeException e) {
        throw Failures.decoding(e, index, in);
      }
    }
  }

  /** Transfers the fields of a record. */
  static final class OfRecord extends Transfer {
    private final Resolution node;

    OfRecord(Resolution node) {
      this.node = node;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      if (node.recursive) {
        Internals.enter(in);
      }
      if (node.order.asRead) {
        for (int step : node.order.steps) {
          field(in, out, step);
        }
      } else {
        reordered(in, out, node.order.stepOf);
      }
      if (node.recursive) {
        Internals.leave(in);
      }
    }

    /** Writes the fields as they come, then all of them again in order, and closes the gap. */
    private void reordered(AvroInput in, Scratch out, int[] order) {
      int first = out.marked;
      for (int i = 0; i < node.steps.length; i++) {
        out.mark();
        field(in, out, i);
      }
      out.mark();
      int from = out.marks[first];
      int end = out.size;
      for (int step : order) {
        out.repeat(out.marks[first + step], out.marks[first + step + 1]);
      }
      out.remove(from, end);
      out.marked = first;
    }

    private void field(AvroInput in, Scratch out, int step) {
      try {
        node.steps[step].transfer.run(in, out);
      } catch (RuntimeException e) {
        throw Failures.decoding(e, node.names[step], in);
      }
    }
  }
}
