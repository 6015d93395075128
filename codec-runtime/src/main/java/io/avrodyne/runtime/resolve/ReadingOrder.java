package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The order in which the fields of a reader's record are read: the writer's order, with each field
 * that the writer does not have placed after the reader's preceding field.
 */
final class ReadingOrder {

  /** The order for anything that is not a record. */
  static final ReadingOrder NONE = new ReadingOrder(new int[0], List.of(), 0);

  /** The number of fields that fit in the bits of a {@code long}. */
  private static final int MASKED_FIELDS = Long.SIZE;

  private static final int END = -1;

  /** The step of each field. */
  final int[] stepOf;

  /** All steps in this order, with skipped fields before the field that follows them. */
  final int[] steps;

  /** Whether this is the order in which the reader declares its fields. */
  final boolean inReaderOrder;

  /** The first field, or {@link #END}. */
  final int first;

  /** For each field, the next field to read, or {@link #END}. */
  final int[] after;

  /** For each field, the index in {@link #steps} of the first skipped field before it. */
  private final int[] begin;

  /** For each field, its index in {@link #steps}. */
  private final int[] end;

  /** The index in {@link #steps} of the first skipped field after the last field. */
  private final int rest;

  private ReadingOrder(int[] stepOf, List<Integer> sequence, int written) {
    this.stepOf = stepOf;
    first = sequence.isEmpty() ? END : sequence.get(0);
    inReaderOrder = IntStream.range(0, sequence.size()).allMatch(i -> sequence.get(i) == i);
    after = new int[stepOf.length];
    begin = new int[stepOf.length];
    end = new int[stepOf.length];
    List<Integer> arranged = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < sequence.size(); i++) {
      int field = sequence.get(i);
      after[field] = i + 1 < sequence.size() ? sequence.get(i + 1) : END;
      begin[field] = arranged.size();
      for (; stepOf[field] < written && next < stepOf[field]; next++) {
        arranged.add(next);
      }
      end[field] = arranged.size();
      arranged.add(stepOf[field]);
      next = stepOf[field] < written ? next + 1 : next;
    }
    rest = arranged.size();
    for (; next < written; next++) {
      arranged.add(next);
    }
    steps = arranged.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Returns the order of the given steps.
   *
   * @param fields the reader's field of each step, -1 if the step is skipped; each field has
   *     exactly one step
   * @param written the number of steps that are fields of the writer
   */
  static ReadingOrder of(int[] fields, int written) {
    int[] stepOf = new int[(int) IntStream.of(fields).filter(field -> field >= 0).count()];
    List<Integer> sequence = new ArrayList<>();
    for (int step = 0; step < fields.length; step++) {
      if (fields[step] >= 0) {
        stepOf[fields[step]] = step;
        int index = step < written ? sequence.size() : sequence.indexOf(fields[step] - 1) + 1;
        sequence.add(index, fields[step]);
      }
    }
    return new ReadingOrder(stepOf, sequence, written);
  }

  /**
   * Returns, as a bit set, the fields that are not followed by the next field in the reader's
   * order.
   */
  long jumps() {
    return IntStream.range(0, Math.min(after.length, MASKED_FIELDS))
        .filter(field -> after[field] != field + 1)
        .mapToLong(field -> 1L << field)
        .reduce(0, (a, b) -> a | b);
  }

  /**
   * Returns, as a bit set, the fields that are straight and have no skipped field before them.
   *
   * @param straight tests whether a step is straight
   */
  long plainFields(IntPredicate straight) {
    return IntStream.range(0, Math.min(after.length, MASKED_FIELDS))
        .filter(field -> begin[field] == end[field])
        .filter(field -> straight.test(stepOf[field]))
        .mapToLong(field -> 1L << field)
        .reduce(0, (a, b) -> a | b);
  }

  /** Skips the writer's fields before a field. */
  void skipBefore(AvroInput in, Resolution[] nodes, String[] names, int field) {
    skip(in, nodes, names, begin[field], end[field]);
  }

  /** Skips the writer's fields after the last field. */
  void skipRest(AvroInput in, Resolution[] nodes, String[] names) {
    skip(in, nodes, names, rest, steps.length);
  }

  private void skip(AvroInput in, Resolution[] nodes, String[] names, int from, int to) {
    int i = from;
    try {
      for (; i < to; i++) {
        nodes[steps[i]].skip.run(in);
      }
    } catch (RuntimeException e) {
      throw new SkipFailure(e, names[steps[i]]);
    }
  }
}
