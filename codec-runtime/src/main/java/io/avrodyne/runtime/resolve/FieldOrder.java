package io.avrodyne.runtime.resolve;

import io.avrodyne.runtime.AvroInput;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Is the order in which the fields of a reader's record are to be read: that of the writer, with
 * each field that the writer lacks behind the one before it.
 */
final class FieldOrder {

  /** Is that of what is no record. */
  static final FieldOrder NONE = new FieldOrder(new int[0], List.of(), 0);

  /** As many fields as a {@code long} has bits. */
  private static final int MASKED_FIELDS = Long.SIZE;

  private static final int END = -1;

  /** The step of each field. */
  final int[] stepOf;

  /** All steps in this order, each skipped field before the one that follows it. */
  final int[] steps;

  /** Whether this is the order of the reader's fields. */
  final boolean asRead;

  /** The field to begin with, or {@link #END}. */
  final int first;

  /** The field behind each, or {@link #END}. */
  final int[] after;

  /** Where in {@link #steps} the skipped fields before each field begin. */
  private final int[] begin;

  /** Where in {@link #steps} each field is. */
  private final int[] end;

  /** Where in {@link #steps} the skipped fields behind the last one begin. */
  private final int rest;

  private FieldOrder(int[] stepOf, List<Integer> sequence, int written) {
    this.stepOf = stepOf;
    first = sequence.isEmpty() ? END : sequence.get(0);
    asRead = IntStream.range(0, sequence.size()).allMatch(i -> sequence.get(i) == i);
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
   * Arranges steps.
   *
   * @param fields the reader's field of each step, -1 if it is skipped; each field has one
   * @param written how many of the steps are the writer's fields
   */
  static FieldOrder of(int[] fields, int written) {
    int[] stepOf = new int[(int) IntStream.of(fields).filter(field -> field >= 0).count()];
    List<Integer> sequence = new ArrayList<>();
    for (int step = 0; step < fields.length; step++) {
      if (fields[step] >= 0) {
        stepOf[fields[step]] = step;
        int behind = step < written ? sequence.size() : sequence.indexOf(fields[step] - 1) + 1;
        sequence.add(behind, fields[step]);
      }
    }
    return new FieldOrder(stepOf, sequence, written);
  }

  /** Returns the fields, as bits, that another one than the reader's next one follows. */
  long jumps() {
    return IntStream.range(0, Math.min(after.length, MASKED_FIELDS))
        .filter(field -> after[field] != field + 1)
        .mapToLong(field -> 1L << field)
        .reduce(0, (a, b) -> a | b);
  }

  /**
   * Returns the fields, as bits, that are read straight, with nothing to be skipped before them.
   *
   * @param straight tells whether a step is read straight
   */
  long plainFields(IntPredicate straight) {
    return IntStream.range(0, Math.min(after.length, MASKED_FIELDS))
        .filter(field -> begin[field] == end[field])
        .filter(field -> straight.test(stepOf[field]))
        .mapToLong(field -> 1L << field)
        .reduce(0, (a, b) -> a | b);
  }

  /** Reads past what is to be skipped before a field. */
  void skipBefore(AvroInput in, Resolution[] nodes, String[] names, int field) {
    skip(in, nodes, names, begin[field], end[field]);
  }

  /** Reads past what is to be skipped behind the last field. */
  void skipRest(AvroInput in, Resolution[] nodes, String[] names) {
    skip(in, nodes, names, rest, steps.length);
  }

  private void skip(AvroInput in, Resolution[] nodes, String[] names, int from, int to) {
    for (int i = from; i < to; i++) {
      try {
        nodes[steps[i]].skip.run(in);
      } catch (RuntimeException e) {
        throw new SkipFailure(e, names[steps[i]]);
      }
    }
  }
}
