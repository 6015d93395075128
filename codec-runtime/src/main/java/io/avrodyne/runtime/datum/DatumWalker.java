package io.avrodyne.runtime.datum;

import io.avrodyne.api.CodecFailures;
import io.avrodyne.runtime.AvroInput;
import io.avrodyne.runtime.CodecInternals;
import io.avrodyne.runtime.DecodeLimits;
import io.avrodyne.runtime.Internals;
import io.avrodyne.runtime.codegen.Failures;

/**
 * A walk through the bytes of a datum, within the limits of an input.
 *
 * <p>Records without bytes are counted as items without bytes are: a short schema may contain 2^40
 * of them. Each byte before such a record allows one more, because the input bounds those that are
 * branches of a union.
 */
final class DatumWalker {

  private final AvroInput in;
  private DatumSink sink;
  private final DecodeLimits limits;
  private final int begin;
  private int recordsWithoutBytes;

  private DatumWalker(AvroInput in, DatumSink sink) {
    this.in = in;
    this.sink = sink;
    limits = Internals.limits(in);
    begin = in.position();
  }

  /** Reads one datum. After a failure, the input is where the datum began. */
  static void walk(ValueForm form, AvroInput in, DatumSink sink) {
    int start = in.position();
    Internals.beginDatum(in);
    boolean done = false;
    try {
      new DatumWalker(in, sink).value(form);
      sink.end();
      done = true;
    } catch (StackOverflowError e) {
      throw CodecFailures.datumTooDeepForStack(in.position());
    } finally {
      if (!done) {
        Internals.seek(in, start);
      }
    }
  }

  /** Reads the entire rest of an input as one datum. */
  static void walkAll(ValueForm form, AvroInput in, DatumSink sink) {
    int start = in.position();
    walk(form, in, sink);
    CodecInternals.requireEnd(in, start);
  }

  private void value(ValueForm form) {
    if (form instanceof RedactedForm redacted) {
      redacted(redacted);
    } else if (form instanceof ScalarForm<?> scalar) {
      sink.scalar(scalar, in);
    } else if (form instanceof RecordForm record) {
      record(record);
    } else if (form instanceof UnionForm union) {
      branch(union);
    } else if (form instanceof ArrayForm array) {
      array(array);
    } else if (form instanceof MapForm map) {
      map(map);
    }
  }

  private void redacted(RedactedForm form) {
    DatumSink shown = sink;
    sink = new DatumSink() {};
    value(form.value());
    sink = shown;
    sink.scalar(form, in);
  }

  private void record(RecordForm form) {
    int start = in.position();
    if (form.isRecursive()) {
      Internals.enter(in);
    }
    sink.beginRecord(form);
    for (FieldForm field : form.fields()) {
      sink.field(field);
      try {
        value(field.form());
      } catch (RuntimeException e) {
        throw Failures.decoding(e, field.name(), in);
      }
    }
    sink.endRecord(form);
    if (form.isRecursive()) {
      Internals.leave(in);
    }
    long allowed = (long) limits.maxZeroSizeItems() + start - begin;
    if (in.position() == start && ++recordsWithoutBytes > allowed) {
      throw CodecFailures.limit(
          "more than "
              + limits.maxZeroSizeItems()
              + " records of zero size (DecodeLimits.maxZeroSizeItems)",
          start);
    }
  }

  private void branch(UnionForm form) {
    int index = Internals.readIndex(in, form.size());
    sink.beginBranch(form, index);
    value(form.branch(index));
    sink.endBranch(form, index);
  }

  private void array(ArrayForm form) {
    sink.beginArray(form);
    int index = 0;
    int count = Internals.startBlocks(in, form.minItemBytes());
    while (count > 0) {
      int end = Internals.blockEnd(in);
      for (int i = 0; i < count; i++) {
        sink.item();
        item(form.item(), index++);
      }
      count = Internals.nextBlock(in, end, form.minItemBytes());
    }
    sink.endArray(form);
  }

  private void map(MapForm form) {
    sink.beginMap(form);
    int index = 0;
    int count = Internals.startBlocks(in, form.minItemBytes());
    while (count > 0) {
      int end = Internals.blockEnd(in);
      for (int i = 0; i < count; i++) {
        key(index);
        item(form.value(), index++);
      }
      count = Internals.nextBlock(in, end, form.minItemBytes());
    }
    sink.endMap(form);
  }

  private void key(int index) {
    int start = in.position();
    try {
      sink.key(in.readString(), start);
    } catch (RuntimeException e) {
      throw Failures.decoding(e, index, in);
    }
  }

  private void item(ValueForm form, int index) {
    try {
      value(form);
    } catch (RuntimeException e) {
      throw Failures.decoding(e, index, in);
    }
  }
}
