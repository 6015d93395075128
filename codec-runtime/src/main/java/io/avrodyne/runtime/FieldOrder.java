package io.avrodyne.runtime;

import io.avrodyne.runtime.Resolution.Opening;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Is the order of a record's steps in the reader's layout. Where the writer's fields come in the
 * order of the reader's, those that are skipped stand before the field that follows them.
 */
final class FieldOrder {

  /** Is that of what is no record. */
  static final FieldOrder NONE = new FieldOrder(new int[0], new int[] {0}, false);

  /** As many fields as a {@code long} has bits. */
  private static final int MASKED_FIELDS = Long.SIZE;

  /** The steps in that order. */
  final int[] steps;

  /** Whether the writer's fields come in this order. */
  final boolean asWritten;

  /**
   * Where in {@link #steps} those of each field of the reader begin; the last of them is its own.
   */
  private final int[] begin;

  private FieldOrder(int[] steps, int[] begin, boolean asWritten) {
    this.steps = steps;
    this.begin = begin;
    this.asWritten = asWritten;
  }

  /**
   * Arranges steps.
   *
   * @param fields the reader's field of each step, -1 if it is skipped
   * @param written how many of the steps are the writer's fields
   */
  static FieldOrder of(int[] fields, int written) {
    int[] byField =
        IntStream.range(0, fields.length)
            .filter(step -> fields[step] >= 0)
            .boxed()
            .sorted(Comparator.comparingInt(step -> fields[step]))
            .mapToInt(Integer::intValue)
            .toArray();
    int[] read = IntStream.of(byField).filter(step -> step < written).toArray();
    boolean asWritten = IntStream.range(1, read.length).allMatch(i -> read[i - 1] < read[i]);
    return asWritten
        ? merged(byField, written)
        : new FieldOrder(byField, IntStream.rangeClosed(0, byField.length).toArray(), false);
  }

  /** Puts each skipped field where the writer has it, before the next one that is read. */
  private static FieldOrder merged(int[] byField, int written) {
    IntStream.Builder order = IntStream.builder();
    int[] begin = new int[byField.length + 1];
    int size = 0;
    int next = 0;
    for (int field = 0; field < byField.length; field++) {
      begin[field] = size;
      int step = byField[field];
      for (; step < written && next < step; next++) {
        order.add(next);
        size++;
      }
      order.add(step);
      size++;
      next = step < written ? next + 1 : next;
    }
    begin[byField.length] = size;
    for (; next < written; next++) {
      order.add(next);
    }
    return new FieldOrder(order.build().toArray(), begin, true);
  }

  /**
   * Returns the fields, as bits, that are read straight, with nothing to be skipped before them.
   * The nodes must be complete.
   */
  long plainFields(Resolution[] nodes) {
    long plain = 0;
    for (int field = 0; field < Math.min(begin.length - 1, MASKED_FIELDS); field++) {
      Resolution own = nodes[steps[begin[field + 1] - 1]];
      if (begin[field + 1] - begin[field] == 1 && own.opening == Opening.NOTHING) {
        plain |= 1L << field;
      }
    }
    return plain;
  }

  /** Reads past what is to be skipped before a field, and returns the step of the field. */
  int next(AvroInput in, Resolution record, int field) {
    int own = begin[field + 1] - 1;
    for (int i = begin[field]; i < own; i++) {
      skip(in, record, steps[i]);
    }
    return steps[own];
  }

  /** Reads past what is to be skipped behind the last field. */
  void skipRest(AvroInput in, Resolution record) {
    for (int i = begin[begin.length - 1]; i < steps.length; i++) {
      skip(in, record, steps[i]);
    }
  }

  private static void skip(AvroInput in, Resolution record, int step) {
    try {
      record.steps[step].skip.run(in);
    } catch (RuntimeException e) {
      throw new SkipFailure(e, record.names[step]);
    }
  }
}
