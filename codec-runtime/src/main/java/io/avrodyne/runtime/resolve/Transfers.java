package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.Internals;
import java.util.Objects;

/** The transfers that consist of other transfers, and the simplest ones. */
final class Transfers {

  private Transfers() {}

  /**
   * Returns the transfer for a complete draft that is not an error.
   *
   * @param steps the nodes of its steps, which may be filled in later
   * @param skip the skip for its values
   */
  static Transfer of(ResolutionDraft draft, Resolution[] steps, Skip skip) {
    if (draft.straight) {
      return new Copy(skip);
    }
    return switch (draft.kind) {
      case VALUE -> Objects.requireNonNull(draft.conversion);
      case DEFAULT -> new Default(draft.defaultBytes);
      case SKIPPED -> new Dropping(skip);
      case ENUM -> new OfEnum(draft.fields);
      case RECORD -> new OfRecord(draft, steps);
      case ARRAY -> new OfBlocks(steps, draft.minItemBytes, false);
      case MAP -> new OfBlocks(steps, draft.minItemBytes, true);
      case BRANCH -> new OfBranch(draft.branch, steps);
      case UNION -> new OfUnion(steps);
      case ERROR -> throw new IllegalArgumentException("An error has no transfer");
    };
  }

  /** A transfer that copies a value with the same layout. */
  static final class Copy extends Transfer {
    private final Skip skip;

    Copy(Skip skip) {
      this.skip = skip;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      int start = in.position();
      skip.run(in);
      out.copy(Internals.buffer(in), start, in.position());
    }
  }

  /** A transfer that skips a value. */
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

  /** A transfer that writes the default of a field. */
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

  /** A transfer that fails, because no value of the writer's type can be read as the reader's. */
  static final class Refusal extends Transfer {
    private final Resolution node;

    Refusal(Resolution node) {
      this.node = node;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      throw ErrorCause.refused(node, in.position());
    }
  }

  /** A transfer that maps the indexes of symbols. */
  static final class OfEnum extends Transfer {
    private final int[] indexes;

    OfEnum(int[] indexes) {
      this.indexes = indexes;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      out.putLong(EnumResolver.readSymbol(in, indexes));
    }
  }

  /** A transfer that reads the branch of a writer's union. */
  static final class OfUnion extends Transfer {
    private final Resolution[] branches;

    OfUnion(Resolution[] branches) {
      this.branches = branches;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      branches[Internals.readIndex(in, branches.length)].transfer.run(in, out);
    }
  }

  /** A transfer that writes the branch of a reader's union. */
  static final class OfBranch extends Transfer {
    private final int branch;
    private final Resolution[] value;

    OfBranch(int branch, Resolution[] value) {
      this.branch = branch;
      this.value = value;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      out.putLong(branch);
      value[0].transfer.run(in, out);
    }
  }

  /** A transfer of the items of an array, or the keys and values of a map, block by block. */
  static final class OfBlocks extends Transfer {
    private final Resolution[] item;
    private final int minItemBytes;
    private final boolean keyed;

    OfBlocks(Resolution[] item, int minItemBytes, boolean keyed) {
      this.item = item;
      this.minItemBytes = minItemBytes;
      this.keyed = keyed;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      int count = Internals.startBlocks(in, minItemBytes);
      int index = 0;
      while (count > 0) {
        int end = Internals.blockEnd(in);
        out.putLong(count);
        for (int i = 0; i < count; i++) {
          transfer(in, out, index++);
        }
        count = Internals.nextBlock(in, end, minItemBytes);
      }
      out.putLong(0);
    }

    private void transfer(AvroInput in, Scratch out, int index) {
      try {
        if (keyed) {
          int start = in.position();
          Skip.STRING.run(in);
          out.copy(Internals.buffer(in), start, in.position());
        }
        item[0].transfer.run(in, out);
      } catch (RuntimeException e) {
        throw SkipFailure.located(e, "[" + index + "]", in);
      }
    }
  }

  /** A transfer of the fields of a record. */
  static final class OfRecord extends Transfer {
    private final Resolution[] fields;
    private final String[] names;
    private final ReadingOrder order;
    private final boolean recursive;

    OfRecord(ResolutionDraft draft, Resolution[] fields) {
      this.fields = fields;
      names = draft.names;
      order = draft.order;
      recursive = draft.recursive;
    }

    @Override
    void run(AvroInput in, Scratch out) {
      if (recursive) {
        Internals.enter(in);
      }
      if (order.inReaderOrder) {
        for (int step : order.steps) {
          field(in, out, step);
        }
      } else {
        reordered(in, out);
      }
      if (recursive) {
        Internals.leave(in);
      }
    }

    /**
     * Writes the fields in the writer's order, appends them again in the reader's order, and
     * removes the first copy.
     */
    private void reordered(AvroInput in, Scratch out) {
      int first = out.marked;
      for (int i = 0; i < fields.length; i++) {
        out.mark();
        field(in, out, i);
      }
      out.mark();
      int from = out.marks[first];
      int end = out.size;
      for (int step : order.stepOf) {
        out.repeat(out.marks[first + step], out.marks[first + step + 1]);
      }
      out.remove(from, end);
      out.marked = first;
    }

    private void field(AvroInput in, Scratch out, int step) {
      try {
        fields[step].transfer.run(in, out);
      } catch (RuntimeException e) {
        throw SkipFailure.located(e, names[step], in);
      }
    }
  }
}
